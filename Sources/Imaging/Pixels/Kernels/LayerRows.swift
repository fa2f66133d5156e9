/// The vertical pass over a layer's transposed planes, whose lines are the picture's columns. It
/// computes the rows of an image's content.
///
/// Conditions of the unsafe code: the rows' `taps` lie within `turned.pairs`; a line of `turned`
/// has the content's columns, padded to whole vectors; `output` has room for ``lineSamples``.
struct LayerRows {
  let turned: PairedPlanes
  let taps: AxisTaps
  /// The part of the image that shows the layer.
  let content: PixelRect
  let colorChannels: Int
  let hasAlpha: Bool

  /// The samples of a row in all planes.
  var lineSamples: Int { turned.lineCount * turned.planes }

  /// Computes a row of the image; `nil` if the row does not show the layer.
  @inline(__always)
  func line(row: Int, into output: UnsafeMutablePointer<Int16>) -> LayerLine? {
    guard content.rows.contains(row) else { return nil }
    for plane in 0..<turned.planes {
      unsafe convolve(
        row: row - content.y, plane: plane, into: output + plane * turned.lineCount)
    }
    return unsafe LayerLine(
      columns: content.columns, colorChannels: colorChannels, hasAlpha: hasAlpha,
      lines: UnsafePointer(output), stride: turned.lineCount)
  }

  @inline(__always)
  private func convolve(row: Int, plane: Int, into line: UnsafeMutablePointer<Int16>) {
    let pair = taps.firstPair[row] - turned.pairs.lowerBound
    precondition(pair >= 0 && pair + taps.pairCount[row] <= turned.pairs.count)
    unsafe turned.samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return }
      unsafe taps.convolve(
        row, samples + plane * turned.planeStride + pair * turned.stride, stride: turned.stride,
        into: line, columns: turned.lineCount)
    }
  }
}
