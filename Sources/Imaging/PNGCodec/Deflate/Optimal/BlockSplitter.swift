/// Decides where blocks begin. Each block has its own code, whose header pays off where the
/// statistics change.
enum BlockSplitter {
  /// Joins neighboring blocks as long as that saves bits, the largest savings first.
  ///
  /// - Parameter counts: symbol counts of each of the smallest blocks, in order.
  /// - Returns: The number of smallest blocks in each resulting block, in order.
  /// - Complexity: O(n) codes, O(n²) comparisons
  static func join(_ counts: [SymbolCounts]) -> [Int] {
    var blocks = counts.map { Block(counts: $0, bits: BlockCode($0).bitCount, units: 1) }
    var joined = zip(blocks, blocks.dropFirst()).map { Joined($0, $1) }
    while let best = joined.indices.max(by: { joined[$0].saved < joined[$1].saved }),
      joined[best].saved > 0
    {
      blocks.replaceSubrange(best...best + 1, with: [joined[best].block])
      joined.remove(at: best)
      if best < joined.count { joined[best] = Joined(blocks[best], blocks[best + 1]) }
      if best > 0 { joined[best - 1] = Joined(blocks[best - 1], blocks[best]) }
    }
    return blocks.map(\.units)
  }

  private struct Block {
    let counts: SymbolCounts
    let bits: Int
    let units: Int
  }

  private struct Joined {
    let block: Block
    let saved: Int

    init(_ first: Block, _ second: Block) {
      let counts = first.counts.joined(with: second.counts)
      let bits = BlockCode(counts).bitCount
      block = Block(counts: counts, bits: bits, units: first.units + second.units)
      saved = first.bits + second.bits - bits
    }
  }
}
