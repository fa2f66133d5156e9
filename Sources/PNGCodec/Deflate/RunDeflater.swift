/// A deflate coder made for filtered rows of pixels: literals and runs of one byte, one dynamic
/// Huffman code for each block.
///
/// On continuous tones, what LZ77 finds at larger distances disturbs the statistics of the
/// literals more than it saves: this is smaller than all but the highest levels of an LZ77 coder,
/// at the time of its lowest. Art with repeated patterns needs LZ77; ``StrategyProbe`` measures
/// which.
enum RunDeflater {
  /// Bytes to a block: one code each.
  static let blockSize = 128 << 10

  /// A whole number of bytes of deflate blocks, none of them the last; what follows may be
  /// appended.
  ///
  /// - Complexity: O(`bytes.count`)
  static func deflate(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var writer = BitWriter()
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      append(bytes, start..<min(start + blockSize, bytes.count), to: &writer)
    }
    // An empty stored block ends on a whole byte.
    writer.append(0, count: 3)
    writer.align()
    writer.append(contentsOf: [0, 0, 0xFF, 0xFF])
    return writer.bytes
  }

  /// An empty stored block that is the last.
  static let end: [UInt8] = [1, 0, 0, 0xFF, 0xFF]

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
    guard 3 + header.bitCount + codeBits + endBits < storedBits(range.count) else {
      return appendStored(bytes, range, to: &writer)
    }
    writer.append(0b100, count: 3)
    header.write(to: &writer)
    writer.append(tokens: tokens.tokens[...], codes: codes, bitCount: codeBits)
    writer.append(Int(literals.codes[256]), count: endBits)
  }

  /// Bits of each literal in the code that `bytes` get as one block; 15 where it has none.
  static func literalLengths(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let code = literalCode(RunTokens(bytes, bytes.indices))
    return ContiguousArray(code.lengths[..<256].map { $0 == 0 ? 15 : $0 })
  }

  /// The code of a block's literals, lengths and end.
  private static func literalCode(_ tokens: RunTokens) -> HuffmanCode {
    var counts = [UInt32](repeating: 0, count: 286)
    counts[256] = 1
    for literal in 0..<256 { counts[literal] = tokens.counts[literal] }
    for length in 3...258 {
      counts[LengthSymbol.all[length].index] += tokens.counts[256 + length]
    }
    return HuffmanCode(counts: counts, limit: 15)
  }

  private static let longestStored = 65535

  private static func storedBits(_ count: Int) -> Int {
    let blocks = max(1, (count + longestStored - 1) / longestStored)
    return 8 * count + blocks * (3 + 7 + 32)
  }

  private static func appendStored(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, to writer: inout BitWriter
  ) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: longestStored) {
      let end = min(start + longestStored, range.upperBound)
      writer.append(0, count: 3)
      writer.align()
      writer.append(end - start, count: 16)
      writer.append(~(end - start) & 0xFFFF, count: 16)
      writer.append(contentsOf: bytes[start..<end])
    }
  }
}
