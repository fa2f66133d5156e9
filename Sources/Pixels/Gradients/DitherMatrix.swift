/// Thresholds for rounding a gradient so that no bands show: a pixel with a fraction is rounded up
/// where its threshold is high enough, so that the mean over eight by eight pixels is right.
///
/// The matrix is Bayer's ("An optimum method for two-level rendition of continuous-tone pictures",
/// 1973). Its rows repeat, and so do bytes that are rounded with it, within the reach of deflate:
/// noise would take a multiple of the bytes.
enum DitherMatrix {
  static let side = 8

  /// What is added before the fraction is cut off: from 2 through 254 of 256, so that whole samples
  /// stay what they are.
  static let thresholds: [[UInt16]] = (0..<side).map { y in
    (0..<side).map { x in UInt16(4 * rank(x, y) + 2) }
  }

  /// From 0 through 63: the bits of x ^ y and y, interleaved, in reverse.
  private static func rank(_ x: Int, _ y: Int) -> Int {
    (0..<3).reduce(0) { rank, bit in
      rank << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
    }
  }
}
