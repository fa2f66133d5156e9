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
  /// - Parameters:
  ///   - scale: artwork pixels for each image pixel.
  ///   - first: the scale of the first pass, if this is for the second pass.
  static func bits(_ filter: ResamplingFilter, scale: Double, after first: Double? = nil) -> Int {
    if filter == .nearest || scale < 1.07 { return 14 }
    if 2 * filter.support * scale > mostTaps { return fineBits }
    return min(scale, first ?? scale) < 2.23 ? 15 : 16
  }
}
