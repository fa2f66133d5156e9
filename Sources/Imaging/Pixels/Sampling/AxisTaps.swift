/// The taps of every sample along one axis, in the form that the fixed-point kernel needs:
/// coefficients whose sum is exactly 1, laid out for rows that are interleaved in pairs.
///
/// Artwork rows 2j and 2j + 1 are pair j. If taps begin or end in the middle of a pair, its other
/// half gets a coefficient of zero.
struct AxisTaps: Sendable {
  let firstPair: ContiguousArray<Int>
  /// Number of pairs that each sample's taps cover, starting with ``firstPair``.
  let pairCount: ContiguousArray<Int>
  /// Index of each sample's first coefficient; there are two coefficients for each pair.
  let offset: ContiguousArray<Int>
  /// 16-bit coefficients; empty if the axis uses ``fineCoefficients``.
  let coefficients: ContiguousArray<Int16>
  /// 32-bit coefficients, for axes with so many taps that the rounding of 16-bit coefficients would
  /// add up to a visible error; otherwise empty.
  let fineCoefficients: ContiguousArray<Int32>
  /// The coefficients' fractional bits: 1.0 is `1 << bits`.
  let bits: Int
  /// Whether every sample is exactly one artwork pixel, and no pixels are mixed.
  let isIdentity: Bool

  /// - Parameter first: the axis of the first pass, if this is the axis of the second.
  /// - Complexity: O(`sampling.count` times the filter's taps)
  init(_ sampling: AxisSampling, filter: ResamplingFilter, after first: AxisSampling? = nil) {
    let taps = Weights(sampling, filter)
    bits = Self.bits(filter, scale: sampling.scale, after: first?.scale)
    let isFine = bits == Self.fineBits
    let layout = Layout<Int16>(isFine ? Weights() : taps, bits: bits)
    let fine = Layout<Int32>(isFine ? taps : Weights(), bits: bits)
    firstPair = isFine ? fine.firstPair : layout.firstPair
    pairCount = isFine ? fine.pairCount : layout.pairCount
    offset = isFine ? fine.offset : layout.offset
    coefficients = layout.coefficients
    fineCoefficients = fine.coefficients
    isIdentity = !isFine && layout.isIdentity && sampling.scale == 1
  }

  /// Whether these taps are those of another axis from its sample `first` on.
  ///
  /// - Complexity: O(the taps)
  func areTaps(of whole: AxisTaps, from first: Int) -> Bool {
    func same<Value: Equatable>(
      _ values: KeyPath<AxisTaps, ContiguousArray<Value>>, from start: Int
    ) -> Bool {
      let own = self[keyPath: values]
      return whole[keyPath: values].dropFirst(start).prefix(own.count) == own[...]
    }
    guard first >= 0, first < whole.offset.count, bits == whole.bits,
      isIdentity == whole.isIdentity
    else { return false }
    let start = whole.offset[first]
    return same(\.firstPair, from: first) && same(\.pairCount, from: first)
      && same(\.coefficients, from: start) && same(\.fineCoefficients, from: start)
  }

  /// The pairs that the taps of the samples in `range` cover.
  func pairs(of range: Range<Int>) -> Range<Int> {
    let first = range.lazy.map { firstPair[$0] }.min() ?? 0
    let end = range.lazy.map { firstPair[$0] + pairCount[$0] }.max() ?? 0
    return first..<end
  }
}
