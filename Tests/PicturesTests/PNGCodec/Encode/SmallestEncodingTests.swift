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

  @Test("what only the first row shows, where all rows are equal")
  func equalRows() async throws {
    let size = PixelSize(width: 400, height: 300)
    var row: [UInt8] = []
    for x in 0..<size.width {
      row += [UInt8(x * 5 / 8), UInt8(x / 2), UInt8(255 - x / 3)]
    }
    let samples = ContiguousArray((0..<size.height).flatMap { _ in row })
    let image = BandedImage(
      size: size, bands: [RowBand(firstRow: 0, rowCount: size.height, samples: samples)])
    let file = try await PNGOptimizer.encode(image, compression: .best)
    let sizes = [RowFiltering.always(2), .always(4)].map { image.encodedOptimally(with: $0).count }
    #expect(sizes[1] < sizes[0] && file.count <= sizes[1] + 8)
  }

  @Test("rows that repeat: whole images without filters show it")
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
    let file = try await PNGOptimizer.encode(image, compression: .best)
    #expect(file.count <= image.encodedOptimally(with: .none).count)
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
