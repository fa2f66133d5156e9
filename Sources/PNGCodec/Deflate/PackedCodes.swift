/// The bits of every token, ready to be written: a literal's code, or a run's length code, extra
/// bits and distance code combined.
struct PackedCodes {
  /// Indexed by token: the bits are below ``countShift``, their count is above it.
  let entries: ContiguousArray<UInt32>

  static let countShift: UInt32 = 27
  static let bitMask: UInt32 = 1 << countShift - 1

  /// - Parameter literals: the code of literals and lengths.
  ///
  /// The distance code has a single symbol, distance 1, whose code is the bit 0.
  init(literals: HuffmanCode) {
    var entries = ContiguousArray<UInt32>(repeating: 0, count: RunTokens.kinds)
    for literal in 0..<256 {
      entries[literal] = Self.pack(UInt32(literals.codes[literal]), literals.lengths[literal])
    }
    for length in 3...258 {
      let symbol = LengthSymbol.all[length]
      let codeLength = literals.lengths[symbol.index]
      let bits = UInt32(literals.codes[symbol.index]) | UInt32(symbol.extra) << UInt32(codeLength)
      entries[256 + length] = Self.pack(bits, codeLength + symbol.extraBits + 1)
    }
    self.entries = entries
  }

  private static func pack(_ bits: UInt32, _ count: UInt8) -> UInt32 {
    bits | UInt32(count) << countShift
  }
}
