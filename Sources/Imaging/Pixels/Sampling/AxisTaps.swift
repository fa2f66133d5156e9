/// The taps of every sample along one axis, in the form that the fixed-point kernel needs:
/// coefficients whose sum is exactly 1, laid out for rows that are interleaved in pairs.
///
/// Artwork rows 2j and 2j + 1 are pair j. If taps begin or end in the middle of a pair, the pair's
/// other row gets a coefficient of zero.
struct AxisTaps: Sendable {
  private(set) var firstPair = ContiguousArray<Int>()
  /// Number of pairs that each sample's taps cover, starting with ``firstPair``.
  private(set) var pairCount = ContiguousArray<Int>()
  /// Index of each sample's first coefficient; there are two coefficients for each pair.
  private(set) var offset = ContiguousArray<Int>()
  /// 16-bit coefficients; empty if the axis uses ``fineCoefficients``.
  private(set) var coefficients = ContiguousArray<Int16>()
  /// 32-bit coefficients, for axes with very many taps; otherwise empty. With many taps, the
  /// rounding errors of 16-bit coefficients would add up to a visible error.
  private(set) var fineCoefficients = ContiguousArray<Int32>()
  /// The coefficients' fractional bits: 1.0 is `1 << bits`.
  let bits: Int
  /// Whether every sample is a copy of one artwork pixel.
  private(set) var isIdentity: Bool

  /// - Parameter first: the sampling in the first pass if `sampling` is for the second pass;
  ///   otherwise `nil`.
  init(_ sampling: AxisSampling, filter: ResamplingFilter, after first: AxisSampling? = nil) {
    bits = Self.bits(filter, scale: sampling.scale, after: first?.scale)
    isIdentity = bits != Self.fineBits && sampling.scale == 1
    var weights: [Double] = []
    for sample in 0..<sampling.count {
      weights.removeAll(keepingCapacity: true)
      let first = sampling.appendTaps(of: sample, filter: filter, to: &weights)
      append(first, Self.fixedPoint(weights, bits: bits))
    }
  }

  /// Appends the taps of the next sample, without the zeros at either end.
  private mutating func append(_ first: Int, _ fixed: [Int32]) {
    let start = fixed.firstIndex { $0 != 0 } ?? 0
    let end = (fixed.lastIndex { $0 != 0 } ?? 0) + 1
    let leading = (first + start) & 1
    isIdentity = isIdentity && end - start == 1
    firstPair.append((first + start) / 2)
    pairCount.append((leading + end - start + 1) / 2)
    let padded =
      [Int32](repeating: 0, count: leading) + fixed[start..<end]
      + [Int32](repeating: 0, count: (leading + end - start) & 1)
    if bits == Self.fineBits {
      offset.append(fineCoefficients.count)
      fineCoefficients += padded
    } else {
      offset.append(coefficients.count)
      coefficients += padded.map { Int16($0) }
    }
  }

  /// Rounds weights to fixed point with a sum of exactly 1, so that a flat color stays the same. If
  /// the rounded weights do not add up to 1, the weights that rounding changed most are adjusted by
  /// one unit. Among equally changed weights, the first is adjusted.
  static func fixedPoint(_ weights: [Double], bits: Int) -> [Int32] {
    let one = Double(1 << bits)
    // Keeps ties from being decided by rounding errors, which depend on the image's origin.
    let hair = 1e-6
    var fixed = weights.map { Int32(($0 * one + hair).rounded()) }
    let rest = (1 << bits) - fixed.reduce(0) { $0 + Int($1) }
    let step: Int32 = rest > 0 ? 1 : -1
    for _ in 0..<abs(rest) {
      var (changed, most) = (0, -Double.infinity)
      for (index, weight) in weights.enumerated() {
        let lost = (weight * one - Double(fixed[index])) * Double(step)
        if lost > most + hair { (changed, most) = (index, lost) }
      }
      fixed[changed] += step
    }
    return fixed
  }

  static let fineBits = 29
  /// Maximum number of taps per sample for 16-bit coefficients. Lanczos, which reaches 3 pixels to
  /// either side, has 180 taps when it shrinks by 30.
  private static let mostTaps = 180.0

  /// The fractional bits of an axis's coefficients: as many as 16-bit coefficients and 32-bit sums
  /// allow. A filter that is widened for shrinking has many small coefficients. Small coefficients
  /// need more fractional bits, and leave room for more.
  ///
  /// At scales from 1.07 on, 15 bits fit: the largest coefficient is at most 0.97, and the absolute
  /// coefficients add up to at most 1.6. If the scales of both passes are at least 2.23, 16 bits
  /// fit: the largest coefficient is at most 0.47, and the absolute coefficients add up to at most
  /// 1.4. With 16 bits, the product of both passes' sums may be up to 2; 1.4 * 1.4 is less.
  ///
  /// The result depends only on the filter and the scales. An image therefore has the same pixels
  /// whatever other images are rendered with it. For common sizes of artworks and screens, no scale
  /// is so close to 1.07 or 2.23 that a rounding error could change the result.
  ///
  /// - Parameter first: the scale of the first pass if the coefficients are for the second pass;
  ///   otherwise `nil`.
  static func bits(_ filter: ResamplingFilter, scale: Double, after first: Double? = nil) -> Int {
    if filter == .nearest || scale < 1.07 { return 14 }
    if 2 * filter.support * scale > mostTaps { return fineBits }
    return min(scale, first ?? scale) < 2.23 ? 15 : 16
  }

  /// Whether these taps equal the taps of `whole` that begin at sample `first`.
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

  func pairs(of range: Range<Int>) -> Range<Int> {
    let first = range.lazy.map { firstPair[$0] }.min() ?? 0
    let end = range.lazy.map { firstPair[$0] + pairCount[$0] }.max() ?? 0
    return first..<end
  }
}
