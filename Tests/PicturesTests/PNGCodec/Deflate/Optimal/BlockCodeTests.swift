import TestSupport
import Testing

@testable import Pictures

/// Codes are within deflate's limits, and `bitCount` matches the bits written.
@Suite struct BlockCodeTests {
  @Test(
    "the sizes of a stream's blocks follow from their symbol counts", arguments: ByteSeries.allCases
  )
  func bitCount(series: ByteSeries) throws {
    for count in [1, 2, 3, 10, 600, 20_000, 60_000] {
      let bytes = series.bytes(count)
      let deflated = OptimalDeflater.deflate(bytes, part: 0..<count)
      for block in try DeflateReader.blocks(deflated + StoredBlocks.end) where block.type == 2 {
        var counts = SymbolCounts()
        for token in block.tokens { counts.add(token) }
        #expect(BlockCode(counts).bitCount == block.bitCount, "\(count) bytes")
      }
    }
  }

  @Test("literals and distances whose Huffman code would be longer than 15 bits")
  func limit() throws {
    var counts = SymbolCounts()
    var (number, next) = (1, 1)
    for symbol in 0..<22 {
      let distance = DeflateTables.distances[symbol].first
      // The end-of-block symbol takes the place of the first Fibonacci number, 1.
      for _ in 0..<next { counts.add(literal: UInt8(symbol)) }
      for _ in 0..<number { counts.add(length: 3, reach: distance - 1) }
      (number, next) = (next, number + next)
    }
    let code = BlockCode(counts)
    #expect(code.literals.lengths.allSatisfy { $0 <= 15 })
    #expect(code.distances.lengths.allSatisfy { $0 <= 15 })
    for (counts, code) in [(counts.literals, code.literals), (counts.distances, code.distances)] {
      #expect(OptimalCost.unlimited(counts) < cost(counts, code))
      let best = OptimalCost.limited(counts, limit: 15)
      #expect(cost(counts, code) <= best + best / 1000)
    }
    try checkHeader(code)
  }

  @Test("the header contains the lengths, for any set of symbols", arguments: 0..<60)
  func header(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var counts = SymbolCounts()
    for _ in 0..<Int.random(in: 0...200, using: &generator) {
      counts.add(literal: .random(in: 0...255, using: &generator))
    }
    // No, one, a few and many distances, near and far.
    for _ in 0..<[0, 1, 2, 100][seed % 4] {
      counts.add(
        length: .random(in: 3...258, using: &generator),
        reach: .random(in: 0..<1 << (1 + seed % 15), using: &generator))
    }
    try checkHeader(BlockCode(counts))
  }

  /// Writes a block that has only its end after the header.
  private func checkHeader(_ code: BlockCode) throws {
    var writer = BitWriter()
    writer.append(0b101, count: 3)
    code.header.write(to: &writer)
    writer.append(Int(code.literals.codes[256]), count: Int(code.literals.lengths[256]))
    writer.align()
    let blocks = try DeflateReader.blocks(writer.bytes)
    try #require(blocks.count == 1 && blocks[0].tokens.isEmpty)
    #expect(blocks[0].lengths.literals == trimmed(code.literals, least: 257))
    #expect(blocks[0].lengths.distances == trimmed(code.distances, least: 1))
    #expect(Inflate.deflate(writer.bytes, count: 0) == [])
  }

  private func trimmed(_ code: HuffmanCode, least: Int) -> [Int] {
    let count = (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    return code.lengths.prefix(max(least, count)).map { Int($0) }
  }

  private func cost(_ counts: [UInt32], _ code: HuffmanCode) -> Int {
    zip(counts, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }
}

extension SymbolCounts {
  mutating func add(_ token: DeflateReader.Token) {
    switch token {
    case .literal(let byte): add(literal: byte)
    case .match(let length, let distance): add(length: length, reach: distance - 1)
    }
  }
}
