internal import Platform

/// Estimated costs of literals, lengths and distances, in units of 1/16 bit. The costs are
/// integers, so that the same matches are chosen on every machine.
struct SymbolPrices: Equatable {
  /// Prices of the 256 literals, then of the lengths from 0 through 258, then of the 30 distance
  /// symbols. The prices of lengths and distances include the extra bits.
  let entries: ContiguousArray<UInt16>

  init(histogram: [UInt32]) {
    let total = histogram.reduce(0, +)
    self.init(
      literals: histogram.map { $0 == 0 ? 12 * Self.bit : max(Self.bit, Self.bits($0, of: total)) },
      // Longer matches are rarer and cost more.
      length: { 7 * Self.bit + ($0.index > 264 ? Self.bit : 0) },
      distance: { _ in 4 * Self.bit })
  }

  init(_ counts: SymbolCounts) {
    let total = counts.literals.reduce(0, +)
    let matches = counts.distances.reduce(0, +)
    func price(_ count: UInt32, of total: UInt32, limit: Int) -> Int {
      let price =
        count == 0 ? Self.bits(1, of: max(1, total)) + Self.bit : Self.bits(count, of: total)
      return min(max(price, Self.bit), limit * Self.bit)
    }
    self.init(
      literals: counts.literals[..<256].map { price($0, of: total, limit: 14) },
      length: { price(counts.literals[$0.index], of: total, limit: 13) },
      distance: {
        matches == 0 ? 4 * Self.bit : price(counts.distances[$0], of: matches, limit: 12)
      })
  }

  private init(literals: [Int], length: (LengthSymbol) -> Int, distance: (Int) -> Int) {
    let lengths = LengthSymbol.all.map { length($0) + Int($0.extraBits) * Self.bit }
    let distances = (0..<30).map { distance($0) + DistanceSymbol.extraBits[$0] * Self.bit }
    entries = ContiguousArray((literals + lengths + distances).map { UInt16($0) })
  }

  private static let bit = 16

  /// The binary logarithm of `total / count`, in units of 1/16 bit: the ideal cost of a symbol that
  /// occurs `count` times among `total` symbols.
  private static func bits(_ count: UInt32, of total: UInt32) -> Int {
    (logarithm(total) - logarithm(count) + 8) / 16
  }

  private static func logarithm(_ number: UInt32) -> Int {
    let exponent = UInt32.bitWidth - 1 - number.leadingZeroBitCount
    let leading = Int((number << UInt32(31 - exponent)) >> 24) - 128
    return exponent * 256 + logarithms[leading]
  }

  /// Binary logarithms of 1, 1 + 1/128, 1 + 2/128 and so on, in units of 1/256.
  private static let logarithms = (0..<128).map {
    Int((log2(1 + Double($0) / 128) * 256).rounded())
  }
}
