/// The Huffman codes of a block in the form that the C kernel `lgmatch_write` needs: each entry has
/// the bits of a code and, from bit 24 on, their number.
struct SequenceCodes {
  /// Codes of the 256 literals, then of the lengths from 0 through 258 with their extra bits, then
  /// of the 30 distance symbols.
  let entries: ContiguousArray<UInt32>

  init(_ code: BlockCode) {
    let (literals, distances) = (code.literals, code.distances)
    var entries = ContiguousArray<UInt32>()
    entries.reserveCapacity(256 + 259 + 30)
    for literal in 0..<256 {
      entries.append(Self.pack(literals.codes[literal], literals.lengths[literal]))
    }
    for symbol in LengthSymbol.all {
      let length = literals.lengths[symbol.index]
      let bits = UInt32(literals.codes[symbol.index]) | UInt32(symbol.extra) << UInt32(length)
      entries.append(bits | UInt32(length + symbol.extraBits) << 24)
    }
    for symbol in 0..<30 {
      entries.append(Self.pack(distances.codes[symbol], distances.lengths[symbol]))
    }
    self.entries = entries
  }

  private static func pack(_ code: UInt16, _ length: UInt8) -> UInt32 {
    UInt32(code) | UInt32(length) << 24
  }
}
