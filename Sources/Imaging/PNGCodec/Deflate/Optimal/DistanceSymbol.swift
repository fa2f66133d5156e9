/// Deflate's symbol for the distance of a match (RFC 1951, 3.2.5).
struct DistanceSymbol: Equatable {
  /// The symbol's number, from 0 through 29.
  let index: Int
  let extraBits: Int
  let extra: Int

  /// - Parameter reach: the distance minus one, from 0 through 32767.
  @inline(__always)
  init(reach: Int) {
    // Two symbols for each doubling: one bit after the leading one selects the symbol, the bits
    // below it are extra.
    let bits = max(0, Int.bitWidth - 2 - reach.leadingZeroBitCount)
    index = 2 * bits + reach >> bits
    extraBits = bits
    extra = reach & (1 << bits - 1)
  }

  /// Extra bits of all symbols, indexed by symbol.
  static let extraBits = (0..<30).map { max(0, $0 / 2 - 1) }
}
