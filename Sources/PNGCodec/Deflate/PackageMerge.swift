/// The shortest prefix code whose lengths are limited (Larmore and Hirschberg, "A Fast Algorithm
/// for Optimal Length-Limited Huffman Codes", 1990).
enum PackageMerge {
  /// Some symbols together: what they cost, and how much longer each code gets by choosing them.
  private struct Package {
    var weight: UInt64
    var symbols: [Int]
  }

  /// Bits of each symbol's code.
  ///
  /// - Precondition: `1 << limit` is at least the number of symbols that occur, and two occur.
  /// - Complexity: O(n² `limit`); needed only where a count is rarer than one in 2^`limit`.
  static func lengths(_ counts: [UInt32], limit: Int) -> [Int] {
    let leaves = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
      .map { Package(weight: UInt64(counts[$0]), symbols: [$0]) }
    precondition(leaves.count >= 2 && leaves.count <= 1 << limit)
    var packages = leaves
    for _ in 1..<limit { packages = merged(leaves, pairs(of: packages)) }
    var lengths = [Int](repeating: 0, count: counts.count)
    for package in packages.prefix(2 * leaves.count - 2) {
      for symbol in package.symbols { lengths[symbol] += 1 }
    }
    return lengths
  }

  private static func pairs(of packages: [Package]) -> [Package] {
    stride(from: 0, to: packages.count - 1, by: 2).map { index in
      let (first, second) = (packages[index], packages[index + 1])
      return Package(
        weight: first.weight + second.weight, symbols: first.symbols + second.symbols)
    }
  }

  /// Both by weight; `leaves` first where weights are equal.
  private static func merged(_ leaves: [Package], _ pairs: [Package]) -> [Package] {
    var result: [Package] = []
    var pairs = pairs[...]
    for leaf in leaves {
      while let pair = pairs.first, pair.weight < leaf.weight {
        result.append(pair)
        pairs.removeFirst()
      }
      result.append(leaf)
    }
    return result + pairs
  }
}
