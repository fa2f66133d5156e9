/// A complete, length-limited prefix code (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, as deflate's bit order requires.
  let codes: [UInt16]

  /// Creates the optimal code with at most `limit` bits for each symbol. `counts` has the number of
  /// occurrences of each symbol.
  ///
  /// If only one symbol occurs, its code has one bit, and the other one-bit code stays unused. This
  /// is the only incomplete code that inflate accepts. Callers that need a complete code pass two
  /// symbols.
  ///
  /// - Complexity: O(n log n)
  init(counts: [UInt32], limit: Int) {
    let optimal = Self.optimalLengths(counts)
    let isWithinLimit = optimal.allSatisfy { $0 <= limit }
    lengths = (isWithinLimit ? optimal : PackageMerge.lengths(counts, limit: limit)).map {
      UInt8($0)
    }
    codes = Self.canonicalCodes(lengths, limit: limit)
  }

  /// Huffman's construction with two queues. One queue has the leaves, sorted by count. The other
  /// has the inner nodes, in the order of their creation.
  private static func optimalLengths(_ counts: [UInt32]) -> [Int] {
    let leaves = rarestFirst(counts)
    var lengths = [Int](repeating: 0, count: counts.count)
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    var weights = leaves.map { UInt64(counts[$0]) }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var nextLeaf = 0
    var nextInner = leaves.count
    func takeLightest() -> Int {
      let takesLeaf =
        nextLeaf < leaves.count
        && (nextInner == weights.count || weights[nextLeaf] <= weights[nextInner])
      defer { if takesLeaf { nextLeaf += 1 } else { nextInner += 1 } }
      return takesLeaf ? nextLeaf : nextInner
    }
    while weights.count < parents.count {
      let first = takeLightest()
      let second = takeLightest()
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (node, leaf) in leaves.enumerated() { lengths[leaf] = depths[node] }
    return lengths
  }

  static func rarestFirst(_ counts: [UInt32]) -> [Int] {
    // Integers are sorted faster than pairs.
    counts.indices.filter { counts[$0] > 0 }.map { UInt64(counts[$0]) << 32 | UInt64($0) }.sorted()
      .map { Int($0 & 0xFFFF_FFFF) }
  }

  private static func canonicalCodes(_ lengths: [UInt8], limit: Int) -> [UInt16] {
    var next = [Int](repeating: 0, count: limit + 2)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...limit { next[length + 1] += next[length] }
    var code = 0
    var first = [Int](repeating: 0, count: limit + 1)
    for length in 1...limit {
      first[length] = code
      code = (code + next[length + 1] - next[length]) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { first[Int(length)] += 1 }
      return reversed(first[Int(length)], bits: Int(length))
    }
  }

  private static func reversed(_ code: Int, bits: Int) -> UInt16 {
    var code = UInt16(code)
    code = (code & 0x5555) << 1 | (code >> 1) & 0x5555
    code = (code & 0x3333) << 2 | (code >> 2) & 0x3333
    code = (code & 0x0F0F) << 4 | (code >> 4) & 0x0F0F
    return code.byteSwapped >> (16 - bits)
  }
}

/// The optimal prefix code with limited lengths (Larmore and Hirschberg, "A Fast Algorithm for
/// Optimal Length-Limited Huffman Codes", 1990).
enum PackageMerge {
  /// The length of each symbol's code in bits.
  ///
  /// A leaf is a symbol that occurs; its weight is its count. A pair is two adjacent items of a
  /// level, with their total weight. A level is a list of items, sorted by weight: all n leaves,
  /// and the pairs of the previous level. From the last level, the 2n - 2 lightest items are taken.
  /// If a pair is taken, its two items on the previous level are taken too. The taken items of a
  /// level are always the lightest, so only the number of leaves among them matters. If k leaves of
  /// a level are taken, each of the k rarest symbols gets one more bit.
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

    /// The pairs of this level: sums of two adjacent weights. They are items of the next level.
    var pairs: [UInt64] {
      stride(from: 0, to: weights.count - 1, by: 2).map { weights[$0] + weights[$0 + 1] }
    }
  }
}
