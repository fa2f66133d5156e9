internal import LibC

/// The length from which a run of a byte takes fewer bits than the same number of literals.
///
/// After filtering, most bytes are small, and a literal of the most frequent byte takes a bit or
/// two. A short run of it costs more than the literals, and also removes them from the statistics.
struct RunThresholds {
  /// Indexed by byte; 259 for a byte whose runs never save bits.
  let shortest: ContiguousArray<Int32>

  /// An estimate of the bits of a length and the distance, before their codes are known.
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
