/// The taps of every sample along one axis, in the form that the fixed-point kernel needs:
/// coefficients whose sum is exactly 1, laid out for rows that are interleaved in pairs.
///
/// Artwork rows 2j and 2j + 1 are pair j. If taps begin or end in the middle of a pair, its other
/// half gets a coefficient of zero.
struct AxisTaps: Sendable {
  /// The first pair of each sample's taps.
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
  /// Upper bound of a result's absolute value.
  let outputLimit: Int
  /// Whether every sample is exactly one artwork pixel, and no pixels are mixed.
  let isIdentity: Bool

  /// Maximum number of taps per sample for 16-bit coefficients; axes with more use
  /// ``fineCoefficients``. Lanczos, which reaches 3 pixels to either side, has 180 taps when it
  /// shrinks by 30.
  private static let mostTaps = 180
  /// Fractional bits of fine coefficients.
  private static let fineBits = 29

  /// - Parameter inputLimit: upper bound of an input's absolute value.
  /// - Complexity: O(`sampling.count` times the filter's taps)
  init(_ sampling: AxisSampling, filter: ResamplingFilter, inputLimit: Int) {
    let taps = Weights(sampling, filter)
    let isFine = taps.longest > Self.mostTaps
    let precision = Precision(taps, inputLimit: inputLimit, bits: isFine ? Self.fineBits : nil)
    let layout = Layout<Int16>(isFine ? Weights() : taps, bits: precision.bits)
    let fine = Layout<Int32>(isFine ? taps : Weights(), bits: precision.bits)
    firstPair = isFine ? fine.firstPair : layout.firstPair
    pairCount = isFine ? fine.pairCount : layout.pairCount
    offset = isFine ? fine.offset : layout.offset
    coefficients = layout.coefficients
    fineCoefficients = fine.coefficients
    bits = precision.bits
    outputLimit = precision.outputLimit
    isIdentity = !isFine && layout.isIdentity && sampling.scale == 1
  }

  /// The precision of the coefficients: as many bits as 16-bit coefficients and 32-bit sums allow.
  /// A filter that is widened for shrinking has many small coefficients, so it needs more bits;
  /// because they are small, there is room for more bits.
  struct Precision {
    let bits: Int
    let outputLimit: Int

    /// - Parameter bits: a fixed number of bits; `nil` for as many as fit.
    init(_ taps: Weights, inputLimit: Int, bits: Int? = nil) {
      var (largest, sum) = (0.0, 0.0)
      for sample in taps.firsts.indices {
        var total = 0.0
        for index in taps.range(of: sample) {
          let weight = abs(taps.weights[index])
          largest = max(largest, weight)
          total += weight
        }
        sum = max(sum, total)
      }
      // Rounding adds at most one unit to each weight.
      let count = Double(taps.longest)
      let bits =
        bits
        ?? [16, 15].first { bits in
          let one = Double(1 << bits)
          let sumOfProducts = (sum * one + count) * Double(inputLimit) + one
          return largest * one + 1 < 32767 && sumOfProducts < Double(Int32.max)
        } ?? 14
      self.bits = bits
      outputLimit = min(32767, Int((sum + count / Double(1 << bits)) * Double(inputLimit)) + 1)
    }
  }

  /// The pairs that the taps of the samples in `range` cover.
  func pairs(of range: Range<Int>) -> Range<Int> {
    let first = range.lazy.map { firstPair[$0] }.min() ?? 0
    let end = range.lazy.map { firstPair[$0] + pairCount[$0] }.max() ?? 0
    return first..<end
  }
}
