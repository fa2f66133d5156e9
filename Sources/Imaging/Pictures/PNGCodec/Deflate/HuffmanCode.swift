/// A complete, length-limited prefix code (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, as deflate's bit order requires.
  let codes: [UInt16]

  /// Creates a code with at most `limit` bits for each symbol, the optimal one if it has no longer
  /// codes; `counts` has the number of occurrences of each symbol.
  ///
  /// If only one symbol occurs, its code has one bit and the other code of that length stays
  /// unused: the only incomplete code that inflate accepts. Callers that need a complete code pass
  /// two symbols.
  init(counts: [UInt32], limit: Int) {
    var (counts, lengths) = (counts, Self.optimalLengths(counts))
    // Rare symbols have the longest codes. Halving all counts makes them less rare; the best code
    // within the limit would be shorter by a few bits in 100,000.
    while lengths.contains(where: { $0 > limit }) {
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.optimalLengths(counts)
    }
    self.lengths = lengths
    codes = Self.canonicalCodes(lengths, limit: limit)
  }

  /// Huffman's construction with two queues: leaves sorted by count, inner nodes in the order of
  /// their creation.
  private static func optimalLengths(_ counts: [UInt32]) -> [UInt8] {
    // Integers are sorted faster than pairs.
    let leaves = counts.indices.filter { counts[$0] > 0 }
      .map { UInt64(counts[$0]) << 32 | UInt64($0) }.sorted().map { Int($0 & 0xFFFF_FFFF) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
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
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (node, leaf) in leaves.enumerated() { lengths[leaf] = depths[node] }
    return lengths
  }

  private static func canonicalCodes(_ lengths: [UInt8], limit: Int) -> [UInt16] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for length in lengths { counts[Int(length)] += 1 }
    var (code, first) = (0, counts)
    for length in 1...limit {
      first[length] = code
      code = (code + counts[length]) << 1
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
