extension AxisTaps {
  /// The weights of the taps of every sample along an axis, one sample after another.
  struct Weights {
    /// The first artwork pixel of each sample's taps.
    private(set) var firsts: [Int] = []
    /// For each sample, the index in ``weights`` after its last weight.
    private var ends: [Int] = []
    private(set) var weights: [Double] = []

    init() {}

    init(_ sampling: AxisSampling, _ filter: ResamplingFilter) {
      for sample in 0..<sampling.count {
        firsts.append(sampling.appendTaps(of: sample, filter: filter, to: &weights))
        ends.append(weights.count)
      }
    }

    func range(of sample: Int) -> Range<Int> {
      (sample == 0 ? 0 : ends[sample - 1])..<ends[sample]
    }
  }

  /// Taps of consecutive samples, laid out in pairs.
  struct Layout<Coefficient: FixedWidthInteger & Sendable> {
    private(set) var firstPair = ContiguousArray<Int>()
    private(set) var pairCount = ContiguousArray<Int>()
    private(set) var offset = ContiguousArray<Int>()
    private(set) var coefficients = ContiguousArray<Coefficient>()
    /// Whether every sample has a single tap.
    private(set) var isIdentity = true

    init(_ taps: Weights, bits: Int) {
      for sample in taps.firsts.indices {
        let weights = taps.weights[taps.range(of: sample)]
        append(taps.firsts[sample], AxisTaps.fixedPoint(weights, bits: bits))
      }
    }

    /// Appends the taps of the next sample, without the zeros at either end. (At whole distances a
    /// filter's value is zero, except for rounding errors of the double.)
    private mutating func append(_ first: Int, _ fixed: [Coefficient]) {
      let start = fixed.firstIndex { $0 != 0 } ?? 0
      let end = (fixed.lastIndex { $0 != 0 } ?? 0) + 1
      let leading = (first + start) & 1
      isIdentity = isIdentity && end - start == 1
      offset.append(coefficients.count)
      firstPair.append((first + start) / 2)
      pairCount.append((leading + end - start + 1) / 2)
      if leading == 1 { coefficients.append(0) }
      coefficients.append(contentsOf: fixed[start..<end])
      if (leading + end - start) & 1 == 1 { coefficients.append(0) }
    }
  }

  /// Rounds weights to fixed point. The weights that rounding changed most are adjusted by one
  /// unit, so that the sum is exactly 1 and a flat color stays exactly that color. Of weights that
  /// rounding changed alike, the first is adjusted.
  static func fixedPoint<Coefficient: FixedWidthInteger>(
    _ weights: some Collection<Double>, bits: Int
  ) -> [Coefficient] {
    let one = Double(1 << bits)
    // Decides ties, whose last bits depend on where the image begins.
    let hair = 1e-6
    var fixed = weights.map { Coefficient(Int(($0 * one + hair).rounded())) }
    let rest = (1 << bits) - fixed.reduce(0) { $0 + Int($1) }
    let step = rest > 0 ? 1 : -1
    for _ in 0..<abs(rest) {
      var (changed, most) = (0, -Double.infinity)
      for (index, weight) in zip(fixed.indices, weights) {
        let lost = (weight * one - Double(Int(fixed[index]))) * Double(step)
        if lost > most + hair { (changed, most) = (index, lost) }
      }
      fixed[changed] += Coefficient(step)
    }
    return fixed
  }
}

extension AxisTaps {
  /// Fractional bits of ``fineCoefficients``.
  static let fineBits = 29
  /// Maximum number of taps per sample for 16-bit coefficients. Lanczos, which reaches 3 pixels to
  /// either side, has 180 taps when it shrinks by 30.
  private static let mostTaps = 180.0

  /// The fractional bits of an axis's coefficients: as many as 16-bit coefficients and 32-bit sums
  /// allow. A filter that is widened for shrinking has many small coefficients, so it needs more
  /// bits; because they are small, there is room for more bits.
  ///
  /// Only the scale decides, not the coefficients of an axis, so an image has the same pixels
  /// whichever others are made with it. For any visible part of any artwork, the largest coefficient
  /// is at most 0.97 from a scale of 1.07 on, and 0.47 from 2.23 on. The sum of their absolute values
  /// is at most 1.6, and 1.4 from 2.23 on; with 16 bits, two passes may have a product of 2. At these
  /// scales, rounding decides for no common sizes of artwork and screen.
  ///
  /// - Parameter first: the scale of the first pass, if this is for the second pass.
  static func bits(_ filter: ResamplingFilter, scale: Double, after first: Double? = nil) -> Int {
    if filter == .nearest || scale < 1.07 { return 14 }
    if 2 * filter.support * scale > mostTaps { return fineBits }
    return min(scale, first ?? scale) < 2.23 ? 15 : 16
  }
}
