import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// Whether two images show the same artwork, and how one is turned.
@Suite struct ComparisonTests {
  private static let upright = PixelSize(width: 568, height: 320)
  /// The proportions of iPhones and iPads.
  private static let screens = [
    (320, 480), (320, 568), (375, 667), (414, 736), (414, 896), (384, 512),
  ]

  @Test(
    "turned art is found in portrait files of every proportion",
    arguments: [Drawing.scene, .patches, .letter])
  func turned(drawing: Drawing) throws {
    let sketch = try sketch(drawing.raster(568, 320))
    for (width, height) in Self.screens {
      for rotation in [Rotation.clockwise, .counterclockwise] {
        let file = drawing.raster(height, width).turned(rotation)
        let comparison = Comparison(sketch, try self.sketch(file))
        #expect(
          comparison.rotations == [rotation.inverse],
          "\(drawing) \(width)x\(height) \(rotation): \(comparison)")
      }
    }
  }

  @Test("a mirrored picture is not the same", arguments: [Drawing.scene, .patches, .letter])
  func mirrored(drawing: Drawing) throws {
    let raster = drawing.raster(568, 320)
    let comparison = Comparison(try sketch(raster), try sketch(raster.upright(from: .upMirrored)))
    #expect(comparison.rotations.isEmpty, "\(comparison)")
  }

  @Test func otherArtIsDifferent() throws {
    for (first, second) in [
      (Drawing.scene, Drawing.patches), (.patches, .letter), (.letter, .scene),
    ] {
      for rotation in Rotation.allCases {
        let comparison = Comparison(
          try sketch(first.raster(568, 320)), try sketch(second.raster(480, 320).turned(rotation)))
        #expect(comparison.rotations.isEmpty, "\(first) \(second) \(comparison)")
      }
    }
  }

  @Test("what looks the same in every turn is not told apart")
  func symmetric() throws {
    let comparison = Comparison(
      try sketch(Drawing.disk.raster(568, 320)),
      try sketch(Drawing.disk.raster(480, 320).turned(.clockwise)))
    #expect(comparison.rotations.count > 1, "\(comparison)")
  }

  @Test("flat images prove nothing")
  func flat() throws {
    for other in [Drawing.flat, .letter] {
      let comparison = Comparison(
        try sketch(Drawing.flat.raster(568, 320)), try sketch(other.raster(320, 480)))
      #expect(comparison.rotations.isEmpty)
    }
  }

  @Test func otherColorsAreAnotherArtwork() throws {
    let raster = Drawing.letter.raster(568, 320)
    guard case .bits8(let samples) = raster.samples else { return }
    let brighter = Raster(
      size: raster.size, channels: .rgb,
      samples: .bits8(ContiguousArray(samples.map { UInt8(min(255, Int($0) + 60)) })))
    #expect(Comparison(try sketch(raster), try sketch(brighter)).rotations.isEmpty)
  }

  @Test("no image is too small or too long", arguments: [(1, 1), (1, 4), (4, 1), (2, 3), (7, 20)])
  func tiny(width: Int, height: Int) throws {
    let tiny = try sketch(Drawing.patches.raster(width, height))
    let comparison = Comparison(try sketch(Drawing.patches.raster(568, 320)), tiny)
    #expect(comparison.correlation <= 1.000_001)
    #expect(Comparison(tiny, tiny).correlation <= 1.000_001)
    #expect(Sketch(Drawing.patches.raster(1, 5)) == nil)
  }

  @Test func rotationsAreAGroup() {
    let square = PixelSize(width: 3, height: 3)
    for first in Rotation.allCases {
      #expect(first.then(first.inverse) == .none)
      for second in Rotation.allCases {
        let middle = second.sourcePosition(x: 0, y: 1, of: square)
        #expect(
          first.then(second).sourcePosition(x: 0, y: 1, of: square)
            == first.sourcePosition(x: middle.column, y: middle.row, of: square))
      }
    }
  }

  private func sketch(_ raster: Raster) throws -> Sketch { try #require(Sketch(raster)) }
}
