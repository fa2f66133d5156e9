import Pixels
import TestSupport
import Testing

@testable import Pictures

/// Rows that are longer than a deflate block, and bands of them: a few rows of a panorama already
/// exceed what one block holds.
@Suite struct WideImageTests {
  /// Eight rows of 5,461 RGB pixels just fit into a block, 5,462 do not; four rows of RGBA at half
  /// of that; a row of 43,691 RGB pixels is longer than a block.
  static let widths = [4096, 4097, 5461, 5462, 10_922, 20_000, 43_690, 43_691, 100_000]

  @Test(
    "pixels of wide rows survive a round trip", arguments: widths, [Compression.fast, .balanced])
  func roundTrip(width: Int, compression: Compression) async throws {
    for (art, channels) in [(Art.noise, ChannelLayout.rgb), (.flat, .rgba), (.gradient, .rgb)] {
      try await check(
        art, PixelSize(width: width, height: width > 30_000 ? 3 : 9), channels, compression)
    }
  }

  @Test("the slowest compression", arguments: [5462, 7282, 22_000])
  func best(width: Int) async throws {
    try await check(.gradient, PixelSize(width: width, height: 7), .rgb, .best)
    try await check(.fewColors, PixelSize(width: width, height: 7), .rgba, .best)
  }

  @Test("samples of any length are estimated by blocks", arguments: MatchSearch.allCases)
  func estimates(search: MatchSearch) {
    let block = SequenceKernel.blockSize
    for count in [block, block + 1, 3 * block + 7] {
      for start in [0, 1, block, count - 1] where start < count {
        for series in [ByteSeries.allEqual, .random, .shortRuns] {
          let bytes = series.bytes(count)
          let size = SequenceDeflater.estimate([(bytes: bytes, start: start)], search).size
          let deflated = SequenceDeflater.deflate(
            ContiguousArray(bytes[start...]), after: bytes[..<start].suffix(1 << 15), search)
          #expect(
            abs(size - deflated.count) <= deflated.count / 8 + 64, "\(series) \(count) \(start)")
        }
      }
    }
  }

  private func check(
    _ art: Art, _ size: PixelSize, _ channels: ChannelLayout, _ compression: Compression
  ) async throws {
    let made = art.image(size, channels, rows: 4)
    let image = BandedImage(size: size, format: .samples(channels), bands: made.bands)
    let file = try await PNGOptimizer.encode(image, compression: compression)
    let judged = try PNGDecoder.decodeWithLibpng(file).raster
    #expect(judged.size == size)
    guard case .bits8(let samples) = judged.samples, judged.channels == channels else {
      // Few colors: the file has a palette.
      let expanded = try IndependentDecoder.samples(
        of: file, width: size.width, height: size.height, channels: channels.count)
      let isSame = expanded == made.samples
      return #expect(isSame)
    }
    #expect(samples.elementsEqual(made.samples))
  }
}
