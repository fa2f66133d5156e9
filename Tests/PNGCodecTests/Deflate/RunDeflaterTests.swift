import TestSupport
import Testing

@testable import PNGCodec

/// The output of the run coder is inflated by libdeflate and compared.
@Suite struct RunDeflaterTests {
  @Test("several blocks", arguments: ByteSeries.allCases)
  func blocks(series: ByteSeries) {
    let block = RunDeflater.blockSize
    for count in [block - 1, block, block + 1, block + 2, block + 3, 2 * block + 300] {
      DeflateCoder.runs.check(series.bytes(count))
    }
  }

  @Test("a run continues across the border of two blocks", arguments: -4...4)
  func runOverBorder(offset: Int) {
    for length in [1, 2, 3, 4, 258, 259, 300] {
      var bytes = ByteSeries.random.bytes(RunDeflater.blockSize + 1000)
      let start = RunDeflater.blockSize + offset - (length > 9 ? length / 2 : 0)
      for index in start..<start + length { bytes[index] = 99 }
      DeflateCoder.runs.check(bytes)
    }
  }

  @Test("no byte becomes a run, so the code would be longer than 15 bits without a limit")
  func deepTreeCounts() {
    var generator = SeededGenerator(seed: 23)
    let bytes = ContiguousArray(ByteSeries.deepTree.shuffled(using: &generator))
    let counts = RunTokens(bytes, 0..<bytes.count).counts
    #expect(counts.prefix(23).allSatisfy { $0 > 0 })
  }

  @Test("parts that were deflated independently form one stream")
  func parts() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      var parts: [ContiguousArray<UInt8>] = []
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let series = try #require(ByteSeries.allCases.randomElement(using: &generator))
        parts.append(series.bytes(Int.random(in: 0...3000, using: &generator)))
      }
      let joined = ContiguousArray(parts.joined())
      var checksum = Adler32()
      for part in parts { checksum.append(Adler32(part)) }
      let stream = ZlibStream(parts: parts.map(RunDeflater.deflate), checksum: checksum).bytes
      #expect(Inflate.zlib(stream, count: joined.count) == joined)
    }
  }

  @Test("runs become small, and incompressible bytes grow by only a few bytes")
  func sizes() {
    let random = ByteSeries.random.bytes(100_000)
    #expect(RunDeflater.deflate(random).count <= 100_000 + 3 * 5 + 5)
    #expect(RunDeflater.deflate(ByteSeries.allEqual.bytes(100_000)).count < 200)
  }
}
