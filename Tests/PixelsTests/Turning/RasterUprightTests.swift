import Testing

@testable import Pixels

/// `Raster.upright(from:)` moves whole pixels, for every layout and depth.
@Suite struct RasterUprightTests {
  /// The inverse of each orientation: mirrors undo themselves, quarter turns undo each other.
  private static let inverses: [StoredOrientation: StoredOrientation] = [
    .up: .up, .upMirrored: .upMirrored, .down: .down, .downMirrored: .downMirrored,
    .leftMirrored: .leftMirrored, .right: .left, .rightMirrored: .rightMirrored, .left: .right,
  ]

  @Test("every small size", arguments: StoredOrientation.allCases, ChannelLayout.allCases)
  func movesPixels(orientation: StoredOrientation, channels: ChannelLayout) throws {
    for size in PixelSize.all(upTo: 9) {
      for bits in [8, 16] {
        let raster = Pattern.noise.raster(size, channels, bits: bits, seed: size.area)
        let upright = raster.upright(from: orientation)
        #expect(upright.size == (orientation.swapsAxes ? size.transposed : size))
        #expect(upright.channels == channels)
        try check(upright, from: raster, orientation)
        let inverse = try #require(Self.inverses[orientation])
        #expect(upright.upright(from: inverse) == raster)
      }
    }
  }

  @Test("four quarter turns, or two mirrors, give the original")
  func cycles() {
    let size = PixelSize(width: 5, height: 3)
    let raster = Pattern.noise.raster(size, .rgba, bits: 16, seed: 3)
    let quarter = raster.upright(from: .right)
    #expect(quarter != raster)
    #expect(quarter.upright(from: .right) == raster.upright(from: .down))
    #expect(quarter.upright(from: .right).upright(from: .right).upright(from: .right) == raster)
    #expect(
      raster.upright(from: .upMirrored).upright(from: .downMirrored)
        == raster.upright(from: .down))
  }

  private func check(_ upright: Raster, from raster: Raster, _ orientation: StoredOrientation)
    throws
  {
    switch (upright.samples, raster.samples) {
    case (.bits8(let result), .bits8(let source)):
      #expect(result == expected(source, of: upright, orientation, raster))
    case (.bits16(let result), .bits16(let source)):
      #expect(result == expected(source, of: upright, orientation, raster))
    default:
      Issue.record("the depth changed")
    }
  }

  private func expected<Sample>(
    _ source: ContiguousArray<Sample>, of upright: Raster, _ orientation: StoredOrientation,
    _ raster: Raster
  ) -> ContiguousArray<Sample> {
    var result = ContiguousArray<Sample>()
    for y in 0..<upright.size.height {
      for x in 0..<upright.size.width {
        let (column, row) = ExifSide.storedPosition(orientation, x: x, y: y, seen: upright.size)
        let pixel = (row * raster.size.width + column) * raster.channels.count
        result.append(contentsOf: source[pixel..<pixel + raster.channels.count])
      }
    }
    return result
  }
}
