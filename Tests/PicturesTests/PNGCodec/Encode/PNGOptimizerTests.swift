import Pixels
import TestSupport
import Testing

@testable import Pictures

/// The encoder's files are checked with two decoders: libpng, and the tests' own.
@Suite struct PNGOptimizerTests {
  private static let sizes = [(1, 1), (1, 9), (11, 1), (33, 17), (64, 50), (101, 37)]

  @Test("pixels survive a round trip", arguments: Art.allCases, ChannelLayout.allCases)
  func roundTrip(art: Art, channels: ChannelLayout) async throws {
    for (width, height) in Self.sizes {
      let size = PixelSize(width: width, height: height)
      for rows in [1, 3, 7, 16, height] {
        let made = art.image(size, channels, rows: rows)
        for compression in Compression.allCases {
          let image = BandedImage(size: size, format: .samples(channels), bands: made.bands)
          let bytes = try await PNGOptimizer.encode(image, compression: compression)
          try check(bytes, size, channels, made.samples)
        }
      }
    }
  }

  @Test("a large image, with several blocks per band", arguments: Compression.allCases)
  func large(compression: Compression) async throws {
    let size = PixelSize(width: 500, height: 401)
    for art in [Art.noise, .gradient, .repeated] {
      let made = art.image(size, .rgb, rows: 157)
      let image = BandedImage(size: size, bands: made.bands)
      try check(
        try await PNGOptimizer.encode(image, compression: compression), size, .rgb, made.samples)
    }
  }

  @Test("the file: IHDR, sRGB, one IDAT, IEND", arguments: ChannelLayout.allCases)
  func chunks(channels: ChannelLayout) async throws {
    let size = PixelSize(width: 300, height: 70)
    // Art with too many colors for a palette.
    for art in [Art.noise] + (channels.count < 3 ? Art.allCases : []) {
      let image = BandedImage(
        size: size, format: .samples(channels), bands: art.image(size, channels, rows: 20).bands)
      for compression in [Compression.fast, .balanced] {
        let chunks = try PNGParts(
          reading: try await PNGOptimizer.encode(image, compression: compression))
        #expect(chunks.types == ["IHDR", "sRGB", "IDAT", "IEND"])
        let type: UInt8 = [.gray: 0, .grayAlpha: 4, .rgb: 2, .rgba: 6][channels] ?? 255
        #expect(
          chunks.content(of: "IHDR") == [0, 0, 1, 44, 0, 0, 0, 70, 8, type, 0, 0, 0])
        #expect(chunks.content(of: "sRGB") == [0])
        #expect(chunks.content(of: "IEND") == [])
      }
    }
  }

  @Test("every strategy is chosen for some art, and each file is correct")
  func strategies() throws {
    let size = PixelSize(width: 90, height: 64)
    var searches = Set<MatchSearch?>()
    for art in Art.allCases {
      let image = BandedImage(size: size, bands: art.image(size, .rgb, rows: 16).bands)
      for compression in Compression.allCases {
        let probe = StrategyProbe(
          bands: image.bands, format: .rgb, search: EncodingSearch(compression))
        searches.insert(probe.choices()[0].strategy.search)
      }
    }
    #expect(searches.isSuperset(of: [.runs, .literals, .long, nil]))
  }

  @Test("pixels of few colors in no order: only whole pixels repeat")
  func shortMatches() throws {
    let size = PixelSize(width: 120, height: 64)
    var generator = SeededGenerator(seed: 4)
    let colors = (0..<60).map { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    let samples = (0..<size.area).flatMap { _ in
      colors[Int.random(in: colors.indices, using: &generator)]
    }
    let band = RowBand(firstRow: 0, rowCount: size.height, samples: ContiguousArray(samples))
    let image = BandedImage(size: size, bands: [band])
    let probe = StrategyProbe(
      bands: image.bands, format: .rgb, search: EncodingSearch(.balanced))
    #expect(
      probe.choices()[0].strategy == EncodingStrategy(filtering: .none, search: .short))
    try check(PNGOptimizer.encode(image, search: EncodingSearch(.balanced)), size, .rgb, samples)
  }

  @Test("in art that compresses very well, only the size counts", arguments: Art.allCases)
  func size(art: Art) {
    let size = PixelSize(width: 320, height: 240)
    let image = BandedImage(size: size, bands: art.image(size, .rgb, rows: 64).bands)
    let probe = StrategyProbe(bands: image.bands, format: .rgb, search: EncodingSearch(.balanced))
    let sizes = probe.choices().map(\.size)
    #expect(
      sizes[0] > probe.byteCount / 10 || sizes.allSatisfy { 100 * sizes[0] <= 101 * $0 + 100 })
  }

  @Test("one trial of each filtering contends")
  func contenders() {
    let size = PixelSize(width: 90, height: 64)
    var contended = false
    for art in Art.allCases {
      let image = BandedImage(size: size, bands: art.image(size, .rgb, rows: 64).bands)
      let search = EncodingSearch(.balanced)
      let probe = StrategyProbe(bands: image.bands, format: .rgb, search: search)
      let best = probe.best(of: (search.strategies + search.flatStrategies).map { probe.trial($0) })
      contended = contended || best.count > 1
      for (index, contender) in best.enumerated() {
        #expect(!best[..<index].contains { $0.strategy.filtering == contender.strategy.filtering })
      }
    }
    #expect(contended)
  }

  private struct UnexpectedChannels: Error {}

  /// libpng's samples; those of images that were reduced to fewer channels are expanded.
  private func rgb(_ raster: Raster, like channels: ChannelLayout) throws -> [UInt8] {
    guard case .bits8(let samples) = raster.samples else { return [] }
    if raster.channels == channels { return Array(samples) }
    switch (raster.channels, channels) {
    case (.gray, .rgb): return samples.flatMap { [$0, $0, $0] }
    case (.gray, .rgba): return samples.flatMap { [$0, $0, $0, 255] }
    case (.rgb, .rgba):
      return samples.indices.flatMap { $0 % 3 == 2 ? [samples[$0], 255] : [samples[$0]] }
    default: throw UnexpectedChannels()
    }
  }

  private func check(
    _ bytes: ContiguousArray<UInt8>, _ size: PixelSize, _ channels: ChannelLayout,
    _ samples: [UInt8]
  ) throws {
    let decoded = try PNGDecoder.decode(bytes)
    let isSame = try samples == rgb(decoded.raster, like: channels)
    #expect(isSame, "libpng: \(size) \(channels)")
    #expect(decoded.warnings == [])
    let judged = try IndependentDecoder.samples(
      of: bytes, width: size.width, height: size.height, channels: channels.count)
    let isSameAgain = judged == samples
    #expect(isSameAgain, "the tests' decoder: \(size) \(channels)")
  }
}
