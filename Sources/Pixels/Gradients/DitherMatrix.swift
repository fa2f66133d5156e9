/// Thresholds for rounding a gradient so that no bands show: a pixel with a fraction is rounded up
/// where its threshold is high enough, so that the mean over four by four pixels is right to a
/// thirty-second: as if samples had 12 bits.
///
/// The matrix is Bayer's ("An optimum method for two-level rendition of continuous-tone pictures",
/// 1973). What is rounded with it repeats, within the reach of deflate. Of 960x640 pixels, diagonal
/// gradients take 21 to 30 KB, without dither 11 to 19; with a matrix of eight by eight 46 to 52, with
/// noise 250 to 320.
enum DitherMatrix {
  static let side = 4

  /// What is added before the fraction is cut off: from 8 through 248 of 256, so that whole samples
  /// stay what they are.
  static let thresholds: [[UInt16]] = (0..<side).map { y in
    (0..<side).map { x in UInt16(16 * rank(x, y) + 8) }
  }

  /// From 0 through 15: the bits of x ^ y and y, interleaved, in reverse.
  private static func rank(_ x: Int, _ y: Int) -> Int {
    (0..<2).reduce(0) { rank, bit in
      rank << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
    }
  }
}
