import TestSupport
import Testing

@testable import Pictures

/// The output of the coder is inflated by libdeflate and compared.
@Suite struct SequenceDeflaterTests {
  @Test("several blocks", arguments: MatchSearch.allCases, ByteSeries.allCases)
  func blocks(search: MatchSearch, series: ByteSeries) {
    let block = SequenceKernel.blockSize
    for count in [block - 1, block, block + 1, block + 3, 2 * block + 300] {
      DeflateCoder.sequences(search).check(series.bytes(count))
    }
  }

  @Test("a run continues across the border of two blocks", arguments: -4...4)
  func runOverBorder(offset: Int) {
    for length in [1, 2, 3, 4, 258, 259, 300] {
      var bytes = ByteSeries.random.bytes(SequenceKernel.blockSize + 1000)
      let start = bytes.count / 2 + offset - (length > 9 ? length / 2 : 0)
      for index in start..<start + length { bytes[index] = 99 }
      for search in MatchSearch.allCases { DeflateCoder.sequences(search).check(bytes) }
    }
  }

  @Test("parts that refer to the part before form one stream", arguments: MatchSearch.allCases)
  func parts(search: MatchSearch) throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      var parts: [ContiguousArray<UInt8>] = []
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let series = try #require(ByteSeries.allCases.randomElement(using: &generator))
        parts.append(series.bytes(Int.random(in: 0...3000, using: &generator)))
        if Bool.random(using: &generator), let last = parts.last { parts.append(last) }
      }
      let joined = ContiguousArray(parts.joined())
      var checksum = Adler32()
      for part in parts { checksum.append(Adler32(part[...])) }
      let deflated = parts.indices.map { index in
        SequenceDeflater.deflate(
          parts[index], after: index == 0 ? [] : parts[index - 1][...], search)
      }
      var stream = ContiguousArray([0x78, 0x01] + deflated.joined() + StoredBlocks.end)
      stream.append(bigEndian: checksum.value)
      #expect(Inflate.zlib(stream, count: joined.count) == joined)
    }
  }

  /// Both words of 24 bytes have the same hash, and share only two bytes, which are dear.
  @Test("no match is shorter than three bytes", arguments: MatchSearch.allCases)
  func collision(search: MatchSearch) {
    let zeros = [UInt8](repeating: 0, count: 22)
    let first = [0xF1, 0xF2] + zeros
    let second: [UInt8] =
      [0x55, 0xF1, 0xF2, 1, 0, 0, 0, 0, 0, 0x54, 6, 0x61, 0x76, 0xCF, 0x80, 0x4E, 0xBE]
    for gap in [0, 100, 30_000] {
      let bytes =
        [UInt8](repeating: 0, count: 40_000) + first + [UInt8](repeating: 0, count: gap) + second
        + [UInt8](repeating: 0, count: 40_000)
      DeflateCoder.sequences(search).check(ContiguousArray(bytes))
      let padded = ContiguousArray(bytes + [UInt8](repeating: 0, count: SequenceKernel.padding))
      var kernel = SequenceKernel(search, bytes: bytes.count)
      let prices = SymbolPrices(histogram: SequenceKernel.histogram(padded, bytes.indices))
      _ = kernel.split(padded, 1..<bytes.count, prices: prices)
      let isRight = kernel.steps(padded, 1..<bytes.count).allSatisfy {
        if case .match(let length, _) = $0 { length >= 3 } else { true }
      }
      #expect(isRight, "gap \(gap)")
    }
  }

  @Test("what repeats becomes small", arguments: MatchSearch.allCases)
  func sizes(search: MatchSearch) {
    let random = ByteSeries.random.bytes(100_000)
    #expect(SequenceDeflater.deflate(random, search).count <= 100_000 + 3 * 5 + 5)
    let equal = SequenceDeflater.deflate(ByteSeries.allEqual.bytes(100_000), search).count
    // A literal takes a bit or more.
    #expect(equal < (search == .literals ? 100_000 / 8 + 100 : 200))
    let twice = random.prefix(20_000) + random.prefix(20_000)
    let isFound = search.reachesBack
    #expect((SequenceDeflater.deflate(ContiguousArray(twice), search).count < 21_000) == isFound)
    let after = SequenceDeflater.deflate(
      ContiguousArray(random.prefix(20_000)), after: random.prefix(20_000), search)
    #expect((after.count < 1000) == isFound)
  }

  @Test("the size of a sample is about that of the deflated bytes", arguments: MatchSearch.allCases)
  func sampleSize(search: MatchSearch) {
    for series in ByteSeries.allCases {
      let bytes = series.bytes(60_000)
      let size = SequenceDeflater.deflate(bytes, search).count
      let sample = SequenceDeflater.estimate([(bytes: bytes, start: 0)], search).size
      #expect(abs(sample - size) <= size / 8 + 16, "\(series)")
    }
  }
}
