internal import CCompression
internal import Platform

/// The costs of literals, lengths and distances, in units of 1/64 bit. The costs are integers, so
/// that the same path is the cheapest on every machine.
struct SymbolCosts {
  static let unitsPerBit = 64.0

  /// The maximum cost of a literal in bits: the length of the longest code. With this maximum, the
  /// cost of the largest part fits into 31 bits.
  private static let longestCode = 15.0

  let literals: ContiguousArray<UInt32>
  /// Costs of lengths including their extra bits, indexed by length; 0 through 2 are not used.
  let lengths: ContiguousArray<UInt32>
  /// Costs of distances including their extra bits, indexed by the distance's symbol.
  let distances: ContiguousArray<UInt32>

  /// Creates the costs under an ideal code, whose lengths are not rounded to whole bits. Each
  /// symbol costs at least one bit. As long as more parses follow, the counts still change, and an
  /// ideal code gives better results than a real code.
  init(estimating counts: SymbolCounts) {
    self.init(
      literals: Self.entropies(counts.literals), distances: Self.entropies(counts.distances))
  }

  /// Creates the costs under a block's real codes, in whole bits.
  init(_ code: BlockCode) {
    self.init(
      literals: code.literals.lengths.map { Self.bits($0, unused: 13) },
      distances: code.distances.lengths.map { Self.bits($0, unused: 10) })
  }

  /// Creates costs that make a first parse use long matches at any distance.
  init(favoringMatches counts: SymbolCounts) {
    self.init(
      literals: Self.entropies(counts.literals)[..<257].map { $0 + 2 }
        + [Double](repeating: 7, count: 29),
      distances: [Double](repeating: 4, count: 30))
  }

  private init(literals symbols: [Double], distances: [Double]) {
    func units(_ bits: Double) -> UInt32 { UInt32((bits * Self.unitsPerBit).rounded()) }
    literals = ContiguousArray(symbols[..<256].map(units))
    lengths = ContiguousArray(
      LengthSymbol.all.map { units(symbols[$0.index] + Double($0.extraBits)) })
    self.distances = ContiguousArray(
      distances.enumerated().map { units($1 + Double(DistanceSymbol.extraBits[$0])) })
  }

  @unsafe func withCosts(_ body: (LGCosts) -> Void) {
    unsafe literals.withUnsafeBufferPointer { literals in
      unsafe lengths.withUnsafeBufferPointer { lengths in
        unsafe distances.withUnsafeBufferPointer { distances in
          unsafe body(
            LGCosts(
              literals: literals.baseAddress, lengths: lengths.baseAddress,
              distances: distances.baseAddress))
        }
      }
    }
  }

  /// The cost of a symbol whose code has this length. A symbol without a code has the cost
  /// `unused`. This cost is high, but a parse may still choose the symbol.
  private static func bits(_ length: UInt8, unused: Double) -> Double {
    length == 0 ? unused : Double(length)
  }

  private static func entropies(_ counts: [UInt32]) -> [Double] {
    let total = Double(max(1, counts.reduce(0) { $0 + Int($1) }))
    return counts.map { count in
      min(max(1, count == 0 ? log2(total) + 1 : log2(total / Double(count))), longestCode)
    }
  }
}
