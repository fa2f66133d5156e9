import Pixels
import Platform
import TestSupport
import Testing

@testable import Pictures

/// Bands may be encoded in any order and concurrently: the file is the same.
@Suite struct EncodingPartsTests {
  private static let size = PixelSize(width: 77, height: 61)
  private static let filterings: [RowFiltering] =
    (0...4).map { .always($0) } + [.fewestBits, .leastPairEntropy, .fewestPairs]

  @Test("any order", arguments: Art.allCases, filterings)
  func anyOrder(art: Art, filtering: RowFiltering) throws {
    let image = image(art, rows: 9)
    for search in MatchSearch.allCases {
      let strategy = EncodingStrategy(filtering: filtering, search: search)
      let encoder = BandEncoder(strategy: strategy)
      let whole = image.encoded(with: strategy)
      let judged = try IndependentDecoder.samples(
        of: whole, width: Self.size.width, height: Self.size.height, channels: 3)
      #expect(judged == art.image(Self.size, .rgb, rows: 9).samples)
      let rows = image.bands.map { encoder.filter($0) }
      var generator = SeededGenerator(seed: 1)
      for _ in 0..<2 {
        var parts: [Int: EncodedPart] = [:]
        for band in rows.indices.shuffled(using: &generator) {
          parts[band] = encoder.deflate(rows[band], after: band == 0 ? [] : rows[band - 1])
        }
        let inOrder = rows.indices.compactMap { parts[$0] }
        #expect(
          PNGFile(size: Self.size, format: .rgb, colors: .sRGB, parts: inOrder).bytes == whole)
      }
    }
  }

  @Test("concurrently", arguments: Art.allCases, MatchSearch.allCases)
  func atOnce(art: Art, search: MatchSearch) async throws {
    let image = image(art, rows: 5)
    let strategy = EncodingStrategy(filtering: .fewestBits, search: search)
    let encoder = BandEncoder(strategy: strategy)
    var file = encoder.file(size: Self.size, colors: .sRGB)
    try await Workers(count: 4).chain(
      image.bands.count, given: [0: image.bands[0]],
      prepare: { encoder.filter($1 ?? image.bands[$0]) },
      work: { encoder.deflate($1, after: $2 ?? []) }, onEach: { file.append($1) })
    #expect(file.finish() == image.encoded(with: strategy))
  }

  @Test("bands in any order, each with a new encoder", arguments: Art.allCases)
  func shuffledBands(art: Art) async throws {
    let bands = art.image(Self.size, .rgb, rows: 7).bands
    let expected = try await PNGOptimizer.encode(
      BandedImage(size: Self.size, bands: bands), compression: .balanced)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5 {
      let image = BandedImage(size: Self.size, bands: bands.shuffled(using: &generator))
      #expect(try await PNGOptimizer.encode(image, compression: .balanced) == expected)
    }
  }

  @Test("bands of various heights", arguments: Compression.allCases)
  func unevenBands(compression: Compression) async throws {
    let rowBytes = Self.size.width * 3
    let samples = Art.gradient.samples(Self.size, .rgb)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      var bands: [RowBand] = []
      var first = 0
      while first < Self.size.height {
        let count = min(Int.random(in: 1...25, using: &generator), Self.size.height - first)
        let part = samples[first * rowBytes..<(first + count) * rowBytes]
        bands.append(
          RowBand(firstRow: first, rowCount: count, samples: ContiguousArray(part)))
        first += count
      }
      let bytes = try await PNGOptimizer.encode(
        BandedImage(size: Self.size, bands: bands), compression: compression)
      let judged = try IndependentDecoder.samples(
        of: bytes, width: Self.size.width, height: Self.size.height, channels: 3)
      #expect(judged == samples)
    }
  }

  @Test("bands that leave rows out or overlap trap")
  func refused() async {
    await #expect(processExitsWith: .failure) {
      let row = RowBand(firstRow: 1, rowCount: 1, samples: [0, 0, 0])
      _ = BandedImage(size: PixelSize(width: 1, height: 2), bands: [row])
    }
    await #expect(processExitsWith: .failure) {
      let row = RowBand(firstRow: 0, rowCount: 1, samples: [0, 0, 0])
      _ = BandedImage(size: PixelSize(width: 1, height: 2), bands: [row, row])
    }
    await #expect(processExitsWith: .failure) {
      let row = RowBand(firstRow: 0, rowCount: 1, samples: [0, 0])
      _ = BandedImage(size: PixelSize(width: 1, height: 1), bands: [row])
    }
  }

  private func image(_ art: Art, rows: Int) -> BandedImage {
    BandedImage(size: Self.size, bands: art.image(Self.size, .rgb, rows: rows).bands)
  }
}
