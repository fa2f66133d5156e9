import Pixels
import Testing

@testable import Pictures

@Suite struct TitleCropsTests {
  private static let frames = [
    (1024, 768), (960, 640), (1334, 750), (2622, 1206), (768, 1024), (1206, 2622),
  ].map { PixelSize(width: $0.0, height: $0.1) }

  private func keeps(_ part: UnitRect, _ frame: PixelSize, _ artwork: PixelSize, _ focus: Position)
    -> Bool
  {
    let placement = Placement(artwork: artwork, frame: frame, fit: .cover, anchor: .focus(focus))
    let crop = UnitRect(placement.crop, of: artwork)
    return part.x >= crop.x - 1e-9 && part.x + part.width <= crop.x + crop.width + 1e-9
      && part.y >= crop.y - 1e-9 && part.y + part.height <= crop.y + crop.height + 1e-9
  }

  private static let artworks = [(2868, 2064), (3840, 2160), (2796, 1290)].map {
    PixelSize(width: $0.0, height: $0.1)
  }

  /// Wherever the title and the subject are, a crop that can keep the title does, and one that can
  /// keep both does so if the title alone allows it.
  @Test(arguments: artworks, [0.02, 0.3, 0.68])
  func titleIsWholeWhereACropCanKeepIt(_ artwork: PixelSize, _ x: Double) throws {
    for y in [0.02, 0.4, 0.88] {
      for center in [(0.1, 0.2), (0.5, 0.5), (0.9, 0.8)] {
        let title = UnitRect(x: x, y: y, width: 0.3, height: 0.1)
        let subject = UnitRect(
          x: center.0 - 0.08, y: center.1 - 0.1, width: 0.16, height: 0.2)
        let focus = try #require(TitleCrops([title], subject, artwork: artwork)).focus
        for frame in Self.frames {
          let middle = Position(x: x + 0.15, y: y + 0.05)
          if keeps(title, frame, artwork, middle) {
            #expect(keeps(title, frame, artwork, focus), "\(x) \(y) \(center) \(frame)")
          }
        }
      }
    }
  }

  @Test("a crop that is large enough keeps the subject too")
  func subjectIsKeptWithTheTitle() throws {
    let artwork = PixelSize(width: 2868, height: 2064)
    let title = UnitRect(x: 0.1, y: 0.04, width: 0.4, height: 0.1)
    let subject = UnitRect(x: 0.6, y: 0.4, width: 0.2, height: 0.2)
    let focus = try #require(TitleCrops([title], subject, artwork: artwork)).focus
    for frame in Self.frames.prefix(4) {
      #expect(keeps(title, frame, artwork, focus) && keeps(subject, frame, artwork, focus))
    }
  }

  @Test("the lines of a title are kept together")
  func linesAreOneTitle() throws {
    let artwork = PixelSize(width: 2868, height: 2064)
    let lines = [
      UnitRect(x: 0.1, y: 0.7, width: 0.4, height: 0.12),
      UnitRect(x: 0.15, y: 0.85, width: 0.3, height: 0.1),
    ]
    let focus = try #require(TitleCrops(lines, nil, artwork: artwork)).focus
    for frame in Self.frames.prefix(4) {
      #expect(lines.allSatisfy { keeps($0, frame, artwork, focus) })
    }
    #expect(TitleCrops([], lines[0], artwork: artwork) == nil)
  }
}
