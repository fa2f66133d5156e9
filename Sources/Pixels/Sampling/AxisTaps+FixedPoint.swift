extension AxisTaps {
  /// Taps of consecutive samples, laid out in pairs.
  struct Layout<Coefficient: FixedWidthInteger & Sendable> {
    private(set) var firstPair = ContiguousArray<Int>()
    private(set) var pairCount = ContiguousArray<Int>()
    private(set) var offset = ContiguousArray<Int>()
    private(set) var coefficients = ContiguousArray<Coefficient>()
    /// Whether every sample has a single tap.
    private(set) var isIdentity = true

    /// Appends the taps of the next sample.
    mutating func append(_ taps: (first: Int, weights: [Double]), bits: Int) {
      let (first, weights) = trimmed(taps, bits: bits)
      isIdentity = isIdentity && weights.count == 1
      let leading = first & 1
      offset.append(coefficients.count)
      firstPair.append(first / 2)
      pairCount.append((leading + weights.count + 1) / 2)
      if leading == 1 { coefficients.append(0) }
      coefficients.append(contentsOf: weights)
      if (leading + weights.count) & 1 == 1 { coefficients.append(0) }
    }

    /// Fixed-point weights without the zeros at either end. (At whole distances a filter's value is
    /// zero, except for rounding errors of the double.)
    private func trimmed(
      _ taps: (first: Int, weights: [Double]), bits: Int
    ) -> (first: Int, weights: ArraySlice<Coefficient>) {
      let fixed: [Coefficient] = AxisTaps.fixedPoint(taps.weights, bits: bits)
      let start = fixed.firstIndex { $0 != 0 } ?? 0
      let end = (fixed.lastIndex { $0 != 0 } ?? 0) + 1
      return (taps.first + start, fixed[start..<end])
    }
  }

  /// Rounds weights to fixed point. The weights that rounding changed most are adjusted by one
  /// unit, so that the sum is exactly 1 and a flat color stays exactly that color.
  static func fixedPoint<Coefficient: FixedWidthInteger>(
    _ weights: [Double], bits: Int
  ) -> [Coefficient] {
    let one = 1 << bits
    let exact = weights.map { $0 * Double(one) }
    var fixed = exact.map { Coefficient($0.rounded()) }
    let rest = one - fixed.reduce(0) { $0 + Int($1) }
    guard rest != 0 else { return fixed }
    let step: Coefficient = rest > 0 ? 1 : -1
    let lost = exact.indices.map { (exact[$0] - Double(fixed[$0])) * Double(step) }
    let order = exact.indices.sorted { (-lost[$0], $0) < (-lost[$1], $1) }
    for index in order.prefix(abs(rest)) { fixed[index] += step }
    return fixed
  }
}
