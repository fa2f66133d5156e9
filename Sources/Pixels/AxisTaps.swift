/// The taps of every sample along one axis, as the fixed-point kernel wants them: coefficients of
/// 14 bits whose sum is exactly 1, laid out for rows that are interleaved in pairs.
///
/// Artwork rows 2j and 2j + 1 are pair j. Taps that begin or end inside a pair get a coefficient
/// of zero for the other half.
struct AxisTaps: Sendable {
  /// The first pair of each sample's taps.
  let firstPair: ContiguousArray<Int>
  /// How many pairs each sample's taps touch.
  let pairCount: ContiguousArray<Int>
  /// Where each sample's coefficients begin: two for each pair.
  let offset: ContiguousArray<Int>
  let coefficients: ContiguousArray<Int16>
  /// Whether every sample is exactly one artwork pixel.
  let isIdentity: Bool

  static let one = 1 << 14

  /// - Complexity: O(`sampling.count` times the filter's taps)
  init(_ sampling: AxisSampling, filter: ResamplingFilter) {
    var firstPair = ContiguousArray<Int>()
    var pairCount = ContiguousArray<Int>()
    var offset = ContiguousArray<Int>()
    var coefficients = ContiguousArray<Int16>()
    var isIdentity = true
    for index in 0..<sampling.count {
      let (first, weights) = Self.trimmed(sampling.taps(of: index, filter: filter))
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
    self.isIdentity = isIdentity && sampling.scale == 1
  }

  /// The pairs that the samples in `range` touch.
  func pairs(of range: Range<Int>) -> Range<Int> {
    let first = range.lazy.map { firstPair[$0] }.min() ?? 0
    let end = range.lazy.map { firstPair[$0] + pairCount[$0] }.max() ?? 0
    return first..<end
  }

  /// Fixed-point weights without the zeros at either end: a filter's value at a whole distance is
  /// zero but for the last bit of a double.
  private static func trimmed(
    _ taps: (first: Int, weights: [Double])
  ) -> (first: Int, weights: ArraySlice<Int16>) {
    let fixed = fixedPoint(taps.weights)
    let start = fixed.firstIndex { $0 != 0 } ?? 0
    let end = (fixed.lastIndex { $0 != 0 } ?? 0) + 1
    return (taps.first + start, fixed[start..<end])
  }

  /// Rounded weights; what rounding leaves over goes to the largest, so that a flat color stays
  /// exactly that color.
  static func fixedPoint(_ weights: [Double]) -> [Int16] {
    var fixed = weights.map { Int16(($0 * Double(one)).rounded()) }
    let rest = one - fixed.reduce(0) { $0 + Int($1) }
    if let largest = fixed.indices.max(by: { fixed[$0] < fixed[$1] }) {
      fixed[largest] += Int16(rest)
    }
    return fixed
  }
}
