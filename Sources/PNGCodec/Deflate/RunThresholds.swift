internal import LibC

/// From which length on a run of a byte is shorter than as many literals.
///
/// After filtering most bytes are small, and a literal of the most frequent has a bit or two: a
/// short run of it costs more than its literals, and takes their statistics away.
struct RunThresholds {
  /// Indexed by byte; 259 for a byte whose runs never pay.
  let shortest: ContiguousArray<Int32>

  /// What a length and the distance cost, in bits, before they are known.
  private static let estimatedRunBits = 8.0

  /// - Parameter counts: how often each byte occurs.
  init(counts: [UInt32]) {
    let total = Double(counts.reduce(0) { $0 + Int($1) })
    shortest = ContiguousArray(
      counts.map { count in
        guard count > 0 else { return 3 }
        let literalBits = max(1, log2(total / Double(count)))
        let pays = (3...258).first { length in
          let extraBits = Double(LengthSymbol.all[length].extraBits)
          return Double(length) * literalBits > Self.estimatedRunBits + extraBits
        }
        return Int32(pays ?? 259)
      })
  }
}
