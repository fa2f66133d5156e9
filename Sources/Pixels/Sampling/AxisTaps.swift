/// The taps of every sample along one axis, in the form that the fixed-point kernel needs:
/// coefficients whose sum is exactly 1, laid out for rows that are interleaved in pairs.
///
/// Artwork rows 2j and 2j + 1 are pair j. If taps begin or end in the middle of a pair, its other
/// half gets a coefficient of zero.
struct AxisTaps: Sendable {
  /// The first pair of each sample's taps.
  let firstPair: ContiguousArray<Int>
  /// How many pairs each sample's taps cover.
  let pairCount: ContiguousArray<Int>
  /// Where each sample's coefficients begin; there are two for each pair.
  let offset: ContiguousArray<Int>
  let coefficients: ContiguousArray<Int16>
  /// The coefficients' fractional bits: 1.0 is `1 << bits`.
  let bits: Int
  /// No result has a larger absolute value.
  let outputLimit: Int
  /// Whether every sample is exactly one artwork pixel.
  let isIdentity: Bool

  /// - Parameter inputLimit: no input has a larger absolute value.
  /// - Complexity: O(`sampling.count` times the filter's taps)
  init(_ sampling: AxisSampling, filter: ResamplingFilter, inputLimit: Int) {
    let taps = (0..<sampling.count).map { sampling.taps(of: $0, filter: filter) }
    let precision = Precision(taps.map(\.weights), inputLimit: inputLimit)
    var firstPair = ContiguousArray<Int>()
    var pairCount = ContiguousArray<Int>()
    var offset = ContiguousArray<Int>()
    var coefficients = ContiguousArray<Int16>()
    var isIdentity = true
    for taps in taps {
      let (first, weights) = Self.trimmed(taps, bits: precision.bits)
      isIdentity = isIdentity && weights.count == 1
      let leading = first & 1
      offset.append(coefficients.count)
      firstPair.append(first / 2)
      pairCount.append((leading + weights.count + 1) / 2)
      if leading == 1 { coefficients.append(0) }
      coefficients.append(contentsOf: weights)
      if (leading + weights.count) & 1 == 1 { coefficients.append(0) }
    }
    self.firstPair = firstPair
    self.pairCount = pairCount
    self.offset = offset
    self.coefficients = coefficients
    bits = precision.bits
    outputLimit = precision.outputLimit
    self.isIdentity = isIdentity && sampling.scale == 1
  }

  /// The precision of the coefficients: as many bits as 16-bit coefficients and 32-bit sums allow.
  /// A filter that is widened for shrinking has many small coefficients, so it needs the bits, and
  /// its small coefficients leave room for them.
  struct Precision {
    let bits: Int
    let outputLimit: Int

    init(_ weights: [[Double]], inputLimit: Int) {
      let largest = weights.lazy.joined().map(abs).max() ?? 1
      let sum = weights.map { $0.reduce(0) { $0 + abs($1) } }.max() ?? 1
      // Rounding adds at most one unit to each weight.
      let count = Double(weights.map(\.count).max() ?? 1)
      bits =
        [16, 15].first { bits in
          let one = Double(1 << bits)
          let sumOfProducts = (sum * one + count) * Double(inputLimit) + one
          return largest * one + 1 < 32767 && sumOfProducts < Double(Int32.max)
        } ?? 14
      outputLimit = min(32767, Int((sum + count / Double(1 << bits)) * Double(inputLimit)) + 1)
    }
  }

  /// The pairs that the taps of the samples in `range` cover.
  func pairs(of range: Range<Int>) -> Range<Int> {
    let first = range.lazy.map { firstPair[$0] }.min() ?? 0
    let end = range.lazy.map { firstPair[$0] + pairCount[$0] }.max() ?? 0
    return first..<end
  }

  /// Fixed-point weights without the zeros at either end. (At whole distances a filter's value is
  /// zero, except for rounding errors of the double.)
  private static func trimmed(
    _ taps: (first: Int, weights: [Double]), bits: Int
  ) -> (first: Int, weights: ArraySlice<Int16>) {
    let fixed = fixedPoint(taps.weights, bits: bits)
    let start = fixed.firstIndex { $0 != 0 } ?? 0
    let end = (fixed.lastIndex { $0 != 0 } ?? 0) + 1
    return (taps.first + start, fixed[start..<end])
  }

  /// Rounded weights. Those that rounding changed the most are adjusted by one unit, so that the
  /// sum is exactly 1 and a flat color stays exactly that color.
  static func fixedPoint(_ weights: [Double], bits: Int) -> [Int16] {
    let one = 1 << bits
    let exact = weights.map { $0 * Double(one) }
    var fixed = exact.map { Int16($0.rounded()) }
    let rest = one - fixed.reduce(0) { $0 + Int($1) }
    guard rest != 0 else { return fixed }
    let step: Int16 = rest > 0 ? 1 : -1
    let lost = exact.indices.map { (exact[$0] - Double(fixed[$0])) * Double(step) }
    let order = exact.indices.sorted { (-lost[$0], $0) < (-lost[$1], $1) }
    for index in order.prefix(abs(rest)) { fixed[index] += step }
    return fixed
  }
}
