/// A complete, length-limited prefix code (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, as deflate's bit order requires.
  let codes: [UInt16]

  /// Creates a code with at most `limit` bits for each symbol. `counts` has the number of
  /// occurrences of each symbol. If the optimal code is longer, the counts are halved until it is
  /// not. That costs a few bits.
  ///
  /// If only one symbol occurs, its code has one bit, and the other one-bit code stays unused. This
  /// is the only incomplete code that inflate accepts. Callers that need a complete code pass two
  /// symbols.
  ///
  /// - Complexity: O(n log n)
  init(counts: [UInt32], limit: Int) {
    var (counts, lengths) = (counts, Self.optimalLengths(counts))
    while lengths.contains(where: { $0 > limit }) {
      counts = counts.map { $0 / 2 + $0 % 2 }
      lengths = Self.optimalLengths(counts)
    }
    self.lengths = lengths.map { UInt8($0) }
    codes = Self.canonicalCodes(self.lengths, limit: limit)
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

  private static func rarestFirst(_ counts: [UInt32]) -> [Int] {
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
