import Pixels
import TestSupport
import Testing

@testable import PNGCodec

/// The pieces of the stages may be done in any order: the file is the same, and small.
@Suite struct SmallestEncodingTests {
  @Test("any order of the pieces gives the optimizer's file", arguments: Art.allCases)
  func anyOrder(art: Art) async throws {
    let size = PixelSize(width: 61, height: 50)
    let image = BandedImage(size: size, bands: art.image(size, .rgb, rows: 13).bands)
    let expected = try await PNGOptimizer.encode(image, compression: .best)
    for seed in 0..<3 { #expect(file(image, seed: seed) == expected) }
  }

  @Test("several parts")
  func parts() async throws {
    let size = PixelSize(width: 400, height: 300)
    let image = BandedImage(size: size, bands: Art.noise.image(size, .rgb, rows: 64).bands)
    let expected = try await PNGOptimizer.encode(image, compression: .best)
    let isSame = file(image, seed: 5) == expected
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

  @Test("never larger than without smaller formats", arguments: [1, 2, 6, 17, 60, 130, 256])
  func palette(count: Int) async throws {
    for side in [16, 24, 40, 70] {
      let art = ColoredArt(width: side, height: side, colors: ColoredArt.colors(count))
      let image = art.image(rows: 16)
      let best = try await PNGOptimizer.encode(image, compression: .best)
      let rgb =
        StrategyProbe(
          bands: image.bands, format: .rgb, search: EncodingSearch(.best)
        ).candidates
        .map { PNGEncoder(image, strategy: $0).encode().count }.min() ?? 0
      // Headers decide between files of a hundred bytes.
      #expect(best.count <= rgb + max(8, rgb / 100))
    }
  }

  /// Does the pieces of each stage in random order.
  private func file(_ image: BandedImage, seed: Int) -> ContiguousArray<UInt8> {
    var generator = SeededGenerator(seed: seed)
    func pieces<Value>(_ count: Int, _ make: (Int) -> Value) -> [Value] {
      let made = (0..<count).shuffled(using: &generator).map { (index: $0, value: make($0)) }
      return made.sorted { $0.index < $1.index }.map(\.value)
    }
    let encoding = SmallestEncoding(image, search: EncodingSearch(.best))
    let filtering = encoding.filtering(
      pieces(encoding.candidateCount) { encoding.trial(candidate: $0) })
    let deflating = filtering.deflating(
      rows: pieces(filtering.bandCount) { filtering.rows(ofBand: $0) })
    return deflating.file(pieces(deflating.partCount) { deflating.deflate(part: $0) })
  }
}
