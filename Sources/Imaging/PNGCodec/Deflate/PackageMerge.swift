/// The optimal prefix code with limited lengths (Larmore and Hirschberg, "A Fast Algorithm for
/// Optimal Length-Limited Huffman Codes", 1990).
enum PackageMerge {
  /// The length of each symbol's code in bits.
  ///
  /// On each level, the leaves are merged by weight with the pairs of the previous level. From the
  /// last level, the 2n - 2 lightest items are taken; taking a pair takes its two members on the
  /// previous level. On each level, the taken items are always the lightest ones, so it is enough
  /// to know how many of them are leaves: that many of the rarest symbols get one more bit.
  ///
  /// - Precondition: at least two symbols occur, and at most `1 << limit`.
  /// - Complexity: O(n (log n + `limit`))
  static func lengths(_ counts: [UInt32], limit: Int) -> [Int] {
    let symbols = HuffmanCode.rarestFirst(counts)
    precondition(symbols.count >= 2 && symbols.count <= 1 << limit)
    let leaves = symbols.map { UInt64(counts[$0]) }
    var levels = [Level(leaves: leaves, pairs: [])]
    for level in 1..<limit { levels.append(Level(leaves: leaves, pairs: levels[level - 1].pairs)) }
    var lengths = [Int](repeating: 0, count: counts.count)
    var taken = 2 * leaves.count - 2
    for level in levels.reversed() {
      let takenLeaves = level.leavesBefore[taken]
      for symbol in symbols.prefix(takenLeaves) { lengths[symbol] += 1 }
      taken = 2 * (taken - takenLeaves)
    }
    return lengths
  }

  private struct Level {
    /// Leaves and pairs, sorted by weight.
    private var weights: [UInt64] = []
    /// Number of leaves among the n lightest items, indexed by n.
    private(set) var leavesBefore = [0]

    init(leaves: [UInt64], pairs: [UInt64]) {
      weights.reserveCapacity(leaves.count + pairs.count)
      leavesBefore.reserveCapacity(leaves.count + pairs.count + 1)
      var leaf = 0
      var pair = 0
      while leaf < leaves.count || pair < pairs.count {
        let takesLeaf =
          pair == pairs.count || (leaf < leaves.count && leaves[leaf] <= pairs[pair])
        weights.append(takesLeaf ? leaves[leaf] : pairs[pair])
        if takesLeaf { leaf += 1 } else { pair += 1 }
        leavesBefore.append(leaf)
      }
    }

    /// Sums of the weights of adjacent items, for the next level.
    var pairs: [UInt64] {
      stride(from: 0, to: weights.count - 1, by: 2).map { weights[$0] + weights[$0 + 1] }
    }
  }
}
