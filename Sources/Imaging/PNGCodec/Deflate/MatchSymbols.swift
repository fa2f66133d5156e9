/// Deflate's symbol for the length of a match (RFC 1951, 3.2.5).
struct LengthSymbol: Equatable {
  /// The symbol's number, from 257 through 285.
  let index: Int
  let extraBits: UInt8
  let extra: UInt16

  /// - Parameter length: from 3 through 258.
  init(of length: Int) {
    let distance = length - 3
    if length == 258 {
      (index, extraBits, extra) = (285, 0, 0)
    } else if distance < 8 {
      (index, extraBits, extra) = (257 + distance, 0, 0)
    } else {
      // Four symbols for each doubling: two bits after the leading one select the symbol, the bits
      // below them are extra.
      let bits = Int.bitWidth - 1 - distance.leadingZeroBitCount - 2
      index = 257 + 4 * bits + distance >> bits
      extraBits = UInt8(bits)
      extra = UInt16(distance & (1 << bits - 1))
    }
  }

  /// The symbols of all lengths, indexed by length.
  static let all = ContiguousArray((0...258).map { LengthSymbol(of: max($0, 3)) })
}

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
