/// A deflate coder designed for filtered rows of pixels: literals and runs of one byte, with a
/// dynamic Huffman code for each block.
///
/// On continuous tones, matches at larger distances cost more than they save, because they disturb
/// the statistics of the literals. There, the output of this coder is smaller than at all but the
/// highest levels of an LZ77 coder, in the time of its lowest level. Art with repeated patterns
/// needs LZ77; ``StrategyProbe`` measures which is better.
enum RunDeflater {
  /// Uncompressed bytes in a block; each block has its own code.
  static let blockSize = 128 << 10

  /// Deflate blocks that end on a byte boundary, none of them marked as the last, so that more
  /// blocks may be appended.
  ///
  /// - Complexity: O(`bytes.count`)
  static func deflate(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var writer = BitWriter()
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      append(bytes, start..<min(start + blockSize, bytes.count), to: &writer)
    }
    StoredBlocks.appendEmpty(to: &writer)
    return writer.bytes
  }

  private static func append(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, to writer: inout BitWriter
  ) {
    let tokens = RunTokens(bytes, range)
    let literals = literalCode(tokens)
    let codes = PackedCodes(literals: literals)
    let header = BlockHeader(literals: literals.lengths, distances: [1])
    let codeBits = zip(tokens.counts, codes.entries).reduce(0) {
      $0 + Int($1.0) * Int($1.1 >> PackedCodes.countShift)
    }
    let endBits = Int(literals.lengths[256])
    guard 3 + header.bitCount + codeBits + endBits < StoredBlocks.bitCount(range.count) else {
      return StoredBlocks.append(bytes[range], to: &writer)
    }
    writer.append(0b100, count: 3)
    header.write(to: &writer)
    writer.append(tokens: tokens.tokens[...], codes: codes, bitCount: codeBits)
    writer.append(Int(literals.codes[256]), count: endBits)
  }

  /// The code of a block's literals, lengths and end-of-block symbol.
  private static func literalCode(_ tokens: RunTokens) -> HuffmanCode {
    var counts = [UInt32](repeating: 0, count: 286)
    counts[256] = 1
    for literal in 0..<256 { counts[literal] = tokens.counts[literal] }
    for length in 3...258 {
      counts[LengthSymbol.all[length].index] += tokens.counts[256 + length]
    }
    return HuffmanCode(counts: counts, limit: 15)
  }
}
