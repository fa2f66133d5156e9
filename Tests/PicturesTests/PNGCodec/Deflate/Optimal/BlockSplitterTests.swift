import TestSupport
import Testing

@testable import Pictures

/// Joining blocks keeps all of them, and never costs more bits than the blocks on their own.
@Suite struct BlockSplitterTests {
  @Test("random blocks of a few kinds", arguments: 0..<80)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let kinds = (0..<1 + seed % 4).map { _ in
      (
        first: UInt8.random(in: 0...200, using: &generator),
        spread: UInt8.random(in: 0...55, using: &generator)
      )
    }
    let units = (0..<1 + seed % 23).map { _ in
      let kind = kinds[Int.random(in: kinds.indices, using: &generator)]
      var counts = SymbolCounts()
      for _ in 0..<Int.random(in: 0...[20, 300, 3000][seed % 3], using: &generator) {
        counts.add(
          literal: .random(in: kind.first...kind.first + kind.spread, using: &generator))
      }
      return counts
    }
    check(units)
  }

  @Test("one block, and no blocks")
  func few() {
    #expect(BlockSplitter.join([SymbolCounts()]) == [1])
    #expect(BlockSplitter.join([]) == [])
  }

  @Test("similar blocks become one, different ones stay separate")
  func kinds() {
    let (low, high) = (counts(0..<16), counts(100..<116))
    #expect(BlockSplitter.join([low, low, low, low]) == [4])
    #expect(BlockSplitter.join([low, low, high, high, high, low]) == [2, 3, 1])
  }

  @Test("kinds that alternate become one block, although no two neighbors save bits")
  func alternating() {
    // The more often each kind has its own literals, the more a common code costs.
    let strengths = (3...200).filter { own in
      let kinds = [0, 30].map { first -> SymbolCounts in
        SymbolCounts(
          literals: (0..<286).map {
            (first..<first + 30).contains($0) ? UInt32(own) : $0 < 60 ? 3 : 0
          },
          distances: [UInt32](repeating: 0, count: 30))
      }
      return BlockSplitter.join(kinds) == [1, 1]
        && BlockSplitter.join((0..<9).map { kinds[$0 % 2] }) == [9]
    }
    #expect(!strengths.isEmpty)
  }

  @Test("blocks that save bits only together")
  func together() {
    // Each block has a few literals of its own, besides those that all blocks share.
    for shared in 1...40 {
      for own in 1...12 {
        let units = (0..<5).map { unit in
          var counts = SymbolCounts()
          for value in 0..<shared { counts.add(literal: UInt8(value)) }
          for value in 0..<own { counts.add(literal: UInt8(60 + unit * own + value)) }
          return counts
        }
        check(units)
      }
    }
  }

  private func check(_ units: [SymbolCounts]) {
    let blocks = BlockSplitter.join(units)
    #expect(blocks.allSatisfy { $0 > 0 })
    #expect(blocks.reduce(0, +) == units.count)
    let cost = cost(units, blocks)
    #expect(cost <= self.cost(units, units.map { _ in 1 }), "\(blocks)")
    #expect(cost <= self.cost(units, [units.count]), "\(blocks)")
  }

  private func cost(_ units: [SymbolCounts], _ blocks: [Int]) -> Int {
    var rest = units[...]
    return blocks.reduce(0) { sum, count in
      let block = rest.prefix(count)
      rest = rest.dropFirst(count)
      return sum
        + BlockCode(
          block.dropFirst().reduce(block[block.startIndex]) {
            $0.joined(with: $1)
          }
        ).bitCount
    }
  }

  /// Each value 500 times.
  private func counts(_ values: Range<UInt8>) -> SymbolCounts {
    var counts = SymbolCounts()
    for value in values { for _ in 0..<500 { counts.add(literal: value) } }
    return counts
  }
}
