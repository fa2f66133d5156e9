/// The two Huffman codes of a dynamic deflate block, and the block's size with them.
struct BlockCode {
  let literals: HuffmanCode
  let distances: HuffmanCode
  let header: BlockHeader
  /// The size of the whole block in bits, including its first three bits and the end-of-block code.
  let bitCount: Int

  /// - Complexity: O(1), some tens of microseconds
  init(_ counts: SymbolCounts) {
    literals = HuffmanCode(counts: counts.literals, limit: 15)
    distances = HuffmanCode(counts: counts.distances, limit: 15)
    let used = distances.lengths.lastIndex { $0 != 0 } ?? 0
    // A block without matches still has a distance code: one code of zero bits (RFC 1951, 3.2.7).
    header = BlockHeader(
      literals: literals.lengths, distances: Array(distances.lengths[...used]))
    var bits = 3 + header.bitCount
    for (index, count) in counts.literals.enumerated() {
      bits += Int(count) * (Int(literals.lengths[index]) + Self.lengthExtraBits[index])
    }
    for (index, count) in counts.distances.enumerated() {
      bits += Int(count) * (Int(distances.lengths[index]) + DistanceSymbol.extraBits[index])
    }
    bitCount = bits
  }

  /// Extra bits of length symbols, indexed by symbol; 0 for literals.
  static let lengthExtraBits: [Int] = {
    var bits = [Int](repeating: 0, count: 286)
    for length in 3...258 {
      bits[LengthSymbol.all[length].index] = Int(LengthSymbol.all[length].extraBits)
    }
    return bits
  }()
}
