import Pictures
import Pixels
import Testing

/// Landscape placements, as the renderer of turned images gets them.
@Suite struct PlacementTurningTests {
  /// Every rectangle in every frame up to 5x5: the pixels that it covers, turned one by one.
  @Test(arguments: [Rotation.clockwise, .counterclockwise])
  func contentCoversTheTurnedPixels(_ rotation: Rotation) {
    var failures: [String] = []
    for frame in Self.frames {
      for rect in rects(in: frame) {
        let image = turned(rect, frame, rotation)
        if image.size != PixelSize(width: frame.height, height: frame.width)
          || pixels(of: image.content) != turnedPixels(of: rect, in: frame, rotation)
        {
          failures.append("\(rect) in \(frame): \(image.content)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first is \(failures.first ?? "")")
  }

  /// Down the image goes along the artwork's columns, across it along its rows.
  @Test(arguments: [Rotation.clockwise, .counterclockwise])
  func axesSampleTheArtwork(_ rotation: Rotation) {
    let frame = PixelSize(width: 9, height: 6)
    let artwork = PixelSize(width: 20, height: 15)
    var placement = Placement(artwork: artwork, frame: frame, fit: .fill, position: .center)
    placement.content = PixelRect(x: 2, y: 1, width: 5, height: 4)
    placement.crop.x = 3
    placement.crop.width = 15
    placement.crop.y = 2
    placement.crop.height = 8
    let image = placement.turned(artwork: artwork, frame: frame, by: rotation)
    let columns = [4.5, 7.5, 10.5, 13.5, 16.5]
    let rows = [3.0, 5, 7, 9]
    let isClockwise = rotation == .clockwise
    #expect((0..<5).map(image.rows.center) == (isClockwise ? columns : columns.reversed()))
    #expect((0..<4).map(image.columns.center) == (isClockwise ? rows.reversed() : rows))
    #expect((image.rows.count, image.columns.count) == (5, 4))
    #expect((image.rows.sourceCount, image.columns.sourceCount) == (20, 15))
  }

  private func turned(
    _ rect: PixelRect, _ frame: PixelSize, _ rotation: Rotation
  ) -> TurnedImage {
    var placement = Placement(artwork: frame, frame: frame, fit: .fill, position: .center)
    placement.content = rect
    return placement.turned(artwork: frame, frame: frame, by: rotation)
  }

  private static let frames = (1...5).flatMap { width in
    (1...5).map { PixelSize(width: width, height: $0) }
  }

  private func rects(in frame: PixelSize) -> [PixelRect] {
    spans(frame.width).flatMap { across in
      spans(frame.height).map { down in
        PixelRect(x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
      }
    }
  }

  private func spans(_ count: Int) -> [Range<Int>] {
    (0..<count).flatMap { start in (start + 1...count).map { start..<$0 } }
  }

  private func pixels(of rect: PixelRect) -> Set<[Int]> {
    Set(rect.columns.flatMap { x in rect.rows.map { [x, $0] } })
  }

  /// The image's pixels whose place in the landscape frame is in `rect`.
  private func turnedPixels(
    of rect: PixelRect, in frame: PixelSize, _ rotation: Rotation
  ) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for x in 0..<frame.height {
      for y in 0..<frame.width {
        let (column, row) =
          rotation == .clockwise ? (y, frame.height - 1 - x) : (frame.width - 1 - y, x)
        if rect.columns.contains(column) && rect.rows.contains(row) { found.insert([x, y]) }
      }
    }
    return found
  }
}
