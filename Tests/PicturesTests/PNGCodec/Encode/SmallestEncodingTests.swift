import Pixels
import Platform
import TestSupport
import Testing

@testable import Pictures

/// The number of workers does not change the smallest file.
@Suite struct SmallestEncodingTests {
  @Test("any number of workers gives the same file", arguments: Art.allCases)
  func anyNumber(art: Art) async throws {
    let size = PixelSize(width: 61, height: 50)
    let image = BandedImage(size: size, bands: art.image(size, .rgb, rows: 13).bands)
    let expected = try await PNGOptimizer.encode(image, compression: .best)
    for workers in [1, 3, 8] { #expect(try await file(image, workers: workers) == expected) }
  }

  @Test("several parts")
  func parts() async throws {
    let size = PixelSize(width: 400, height: 300)
    let image = BandedImage(size: size, bands: Art.noise.image(size, .rgb, rows: 64).bands)
    let expected = try await PNGOptimizer.encode(image, compression: .best)
    let isSame = try await file(image, workers: 5) == expected
    #expect(isSame)
  }

  @Test("few and many colors, in any bands")
  func colors() async throws {
    for count in [1, 2, 5, 16, 100, 256, 257] {
      let art = ColoredArt(width: 40, height: 33, colors: ColoredArt.colors(count))
      for rows in [1, 10, 33] {
        let file = try await PNGOptimizer.encode(art.image(rows: rows), compression: .best)
        try Judge.check(file, art)
      }
    }
  }

  @Test("more rows, with the rows before them, show that rows repeat")
  func repeatedRows() async throws {
    let size = PixelSize(width: 320, height: 240)
    var generator = SeededGenerator(seed: 7)
    // Every thirtieth row is the same. In a row, each flat part ends with a soft edge.
    let period = (0..<30).map { _ in
      (0..<20).flatMap { _ -> [UInt8] in
        let color = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let edge = (0..<6).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return (0..<14).flatMap { _ in color } + edge
      }
    }
    let samples = ContiguousArray((0..<size.height).flatMap { period[$0 % 30] })
    let image = BandedImage(
      size: size, bands: [RowBand(firstRow: 0, rowCount: size.height, samples: samples)])
    let shares = [false, true].map { isThorough in
      let probe = StrategyProbe(
        bands: image.bands, format: .rgb, search: EncodingSearch(.best), isThorough: isThorough)
      let trial = probe.trial(EncodingStrategy(filtering: .none, search: nil))
      return Double(trial.size) / Double(probe.byteCount)
    }
    #expect(shares[1] < shares[0] / 2)
    let file = try await PNGOptimizer.encode(image, compression: .best)
    #expect(file.count <= image.encodedOptimally(with: .none).count * 101 / 100)
  }

  @Test("never larger than without smaller formats", arguments: [1, 2, 6, 17, 60, 130, 256])
  func palette(count: Int) async throws {
    for side in [16, 24, 40, 70] {
      let art = ColoredArt(width: side, height: side, colors: ColoredArt.colors(count))
      let image = art.image(rows: 16)
      let best = try await PNGOptimizer.encode(image, compression: .best)
      let rgb =
        EncodingSearch(.best).strategies
        .map { image.encodedOptimally(with: $0.filtering).count }.min() ?? 0
      // Headers decide between files of a hundred bytes.
      #expect(best.count <= rgb + max(8, rgb / 100))
    }
  }

  private func file(
    _ image: BandedImage, workers: Int
  ) async throws -> ContiguousArray<UInt8> {
    try await PNGOptimizer.encode(
      image, search: EncodingSearch(.best), workers: Workers(count: workers))
  }
}
