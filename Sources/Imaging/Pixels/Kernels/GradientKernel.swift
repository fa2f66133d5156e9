/// Draws rows of a gradient.
///
/// Values are samples with 8 bits of fraction: the sample 255 is the value 65280. A value depends
/// only on the pixel's position in the image, not on how the image is cut into strips.
///
/// Conditions of the unsafe code: `values` and `output` have room for three samples for each of the
/// image's columns; `columns` lie within the image.
struct GradientKernel: Sendable {
  private let line: GradientLine
  private let colors: GradientColors
  private let width: Int
  /// For each row of the ``DitherMatrix``, the thresholds of all samples in an image row.
  private let thresholds: [ContiguousArray<UInt16>]

  /// Number of fractional bits of a value, and of its change from pixel to pixel, while a row is
  /// drawn. With so many bits, rounding errors do not add up along a row.
  private static let stepBits = 32

  private let tables: CompositionTables

  init(_ gradient: LinearGradient, in frame: ImageFrame, _ tables: CompositionTables) {
    width = frame.size.width
    self.tables = tables
    colors = GradientColors(gradient)
    line = GradientLine(
      gradient.direction, frame: frame.rotation.size(of: frame.size), turned: frame.rotation)
    let width = width
    thresholds = DitherMatrix.thresholds.map { row in
      ContiguousArray((0..<3 * width).map { row[$0 / 3 % DitherMatrix.side] })
    }
  }

  /// Draws a row's values, without rounding and dither.
  func draw(row: Int, into values: UnsafeMutablePointer<UInt16>) {
    var column = 0
    while column < width {
      let segment = colors.segment(at: line.position(column: column, row: row))
      let end = self.end(of: segment, from: column, row: row)
      unsafe draw(segment, column..<end, row: row, into: values)
      column = end
    }
  }

  /// Rounds the values of some columns to samples, with dither.
  func round(
    _ values: UnsafePointer<UInt16>, row: Int, columns: Range<Int>,
    into output: UnsafeMutablePointer<UInt8>
  ) {
    unsafe thresholds[row % DitherMatrix.side].withUnsafeBufferPointer { thresholds in
      for index in 3 * columns.lowerBound..<3 * columns.upperBound {
        unsafe output[index] = UInt8(
          truncatingIfNeeded: (values[index] &+ thresholds[index]) &>> 8)
      }
    }
  }

  /// Composes one channel of a layer over the gradient, and encodes the result with dither.
  ///
  /// The dither is full where the layer is clear, and zero where the layer is opaque. In between,
  /// the full dither is multiplied by 3/4 and by the gradient's weight, which is 1 minus the
  /// layer's alpha. Because of the factor 3/4, each sample is within 1 of its exact value even
  /// after rounding in linear light.
  ///
  /// Conditions of the unsafe code: those of ``RowComposer``; `values` is the gradient's row.
  func encode(
    _ line: UnsafePointer<Int16>, over values: UnsafePointer<UInt16>,
    _ alpha: UnsafePointer<Int16>, row: Int, _ columns: Range<Int>, _ channel: Int,
    _ encoded: ContiguousArray<UInt8>, into output: UnsafeMutablePointer<UInt8>
  ) {
    let one = Int32(SRGBTransfer.one)
    let encoded = encoded.span
    let (light, fractions) = (tables.light.span, tables.values.span)
    let thresholds = self.thresholds[row % DitherMatrix.side]
    for x in 0..<columns.count {
      let index = 3 * (columns.lowerBound + x) + channel
      let clear = unsafe one - min(max(Int32(alpha[x]), 0), one)
      let (value, above) = unsafe (Int(values[index]), Int32(line[x]))
      if clear == 0 {
        unsafe output[3 * x] = encoded[Int(min(max(above, 0), one))]
      } else if clear == one && above == 0 {
        unsafe output[3 * x] = UInt8((value + Int(thresholds[index])) >> 8)
      } else {
        let (low, high) = (Int32(light[value >> 8]), Int32(light[(value >> 8) + 1]))
        let under = low + ((high - low) * Int32(value & 255) + 128) >> 8
        let sum = min(max(above + (under * clear + one / 2) / one, 0), one)
        let dither = 128 + (Int32(thresholds[index]) - 128) * clear * 3 / (4 * one)
        unsafe output[3 * x] = UInt8((Int32(fractions[Int(sum)]) + dither) >> 8)
      }
    }
  }

  /// The first column after `column` that is not in the segment.
  private func end(of segment: GradientColors.Segment, from column: Int, row: Int) -> Int {
    if line.perColumn == 0 { return width }
    let isForward = line.perColumn > 0
    let border = isForward ? segment.end : segment.start
    func isBeyond(_ column: Int) -> Bool {
      let position = line.position(column: column, row: row)
      return isForward ? position >= border : position < border
    }
    // The quotient may be off by a rounding error.
    let place = (border - line.position(row: row)) / line.perColumn
    var end = Int(min(max(place, Double(column + 1)), Double(width)))
    while end > column + 1 && isBeyond(end - 1) { end -= 1 }
    while end < width && !isBeyond(end) { end += 1 }
    return end
  }

  private func draw(
    _ segment: GradientColors.Segment, _ columns: Range<Int>, row: Int,
    into values: UnsafeMutablePointer<UInt16>
  ) {
    let fraction = Double(1 << Self.stepBits) * Double(SRGBTransfer.largestValue)
    func fixed(_ color: SIMD3<Double>) -> SIMD3<Int> {
      SIMD3(Int(color.x * fraction), Int(color.y * fraction), Int(color.z * fraction))
    }
    func color(_ column: Int) -> SIMD3<Double> {
      segment.color(at: line.position(column: column, row: row))
    }
    let first = color(columns.lowerBound)
    // The value begins with half a unit of the lowest bit that is kept, so that the shift rounds.
    var value = fixed(first) &+ SIMD3(repeating: 1 << (Self.stepBits - 1))
    // A segment that is shorter than a pixel may be arbitrarily steep.
    let steps = Double(columns.count - 1)
    let step = steps > 0 ? fixed((color(columns.upperBound - 1) - first) / steps) : .zero
    var place = unsafe values + 3 * columns.lowerBound
    for _ in columns {
      for channel in 0..<3 {
        unsafe place[channel] = UInt16(truncatingIfNeeded: value[channel] >> Self.stepBits)
      }
      value &+= step
      unsafe place += 3
    }
  }
}

/// Thresholds that round a gradient to 8 bits without visible bands. The larger a sample's
/// fraction, the more pixels of a four by four square round the sample up. So the mean over the
/// square is exact to 1/32 of an 8-bit step, as if samples had 12 bits.
///
/// The matrix is Bayer's (1973). The pattern repeats every four rows. Deflate finds the repeats, so
/// files stay small. Diagonal gradients of 960x640 pixels take 21 to 30 KB. They would take 11 to
/// 19 KB without dither, 46 to 52 KB with a matrix of eight by eight, and 250 to 320 KB with noise.
enum DitherMatrix {
  static let side = 4

  /// The thresholds by row and column, from 8 through 248. A threshold is added before the 8 bits
  /// of fraction are cut off. Samples without a fraction do not change, because thresholds are
  /// below 256.
  static let thresholds: [[UInt16]] = (0..<side).map { y in
    (0..<side).map { x in UInt16(16 * rank(x, y) + 8) }
  }

  /// A threshold's rank from 0 through 15. Its bits, from the highest: bit 0 of `x ^ y`, bit 0 of
  /// `y`, bit 1 of `x ^ y`, bit 1 of `y`.
  private static func rank(_ x: Int, _ y: Int) -> Int {
    (0..<2).reduce(0) { rank, bit in
      rank << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
    }
  }
}
