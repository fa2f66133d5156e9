import Pixels
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
          comparison.verdict == .same([rotation.inverse]),
          "\(drawing) \(width)x\(height) \(rotation): \(comparison)")
      }
    }
  }

  @Test("a mirrored picture is not the same", arguments: [Drawing.scene, .patches, .letter])
  func mirrored(drawing: Drawing) throws {
    let raster = drawing.raster(568, 320)
    let comparison = Comparison(try sketch(raster), try sketch(raster.upright(from: .upMirrored)))
    #expect(comparison.verdict == .different, "\(comparison)")
  }

  @Test func otherArtIsDifferent() throws {
    for (first, second) in [
      (Drawing.scene, Drawing.patches), (.patches, .letter), (.letter, .scene),
    ] {
      for rotation in Rotation.allCases {
        let comparison = Comparison(
          try sketch(first.raster(568, 320)), try sketch(second.raster(480, 320).turned(rotation)))
        #expect(comparison.verdict != .same([rotation]), "\(first) \(second) \(comparison)")
        if case .same = comparison.verdict { Issue.record("\(first) \(second) \(comparison)") }
      }
    }
  }

  @Test("what looks the same in every turn is not told apart")
  func symmetric() throws {
    let comparison = Comparison(
      try sketch(Drawing.disk.raster(568, 320)),
      try sketch(Drawing.disk.raster(480, 320).turned(.clockwise)))
    guard case .same(let rotations) = comparison.verdict else {
      Issue.record("\(comparison)")
      return
    }
    #expect(rotations.count > 1)
  }

  @Test("flat images prove nothing")
  func flat() throws {
    for other in [Drawing.flat, .letter] {
      let comparison = Comparison(
        try sketch(Drawing.flat.raster(568, 320)), try sketch(other.raster(320, 480)))
      #expect(comparison.verdict == .unclear)
    }
  }

  @Test func otherColorsAreAnotherArtwork() throws {
    let raster = Drawing.letter.raster(568, 320)
    guard case .bits8(let samples) = raster.samples else { return }
    let brighter = Raster(
      size: raster.size, channels: .rgb,
      samples: .bits8(ContiguousArray(samples.map { UInt8(min(255, Int($0) + 60)) })))
    #expect(Comparison(try sketch(raster), try sketch(brighter)).verdict == .different)
  }

  @Test("no image is too small or too long", arguments: [(1, 1), (1, 4), (4, 1), (2, 3), (7, 20)])
  func tiny(width: Int, height: Int) throws {
    let tiny = try sketch(Drawing.patches.raster(width, height))
    let comparison = Comparison(try sketch(Drawing.patches.raster(568, 320)), tiny)
    #expect(comparison.correlation <= 1.000_001)
    #expect(Comparison(tiny, tiny).correlation <= 1.000_001)
    #expect(Sketch(Drawing.patches.raster(1, 5)) == nil)
  }

  private func sketch(_ raster: Raster) throws -> Sketch { try #require(Sketch(raster)) }
}
