/// The second vertical pass, which computes rows of an image's content. The pass reads a layer's
/// transposed planes, whose lines are the picture's columns.
///
/// Conditions of the unsafe code: the rows' `taps` lie within `turned.pairs`; a line of `turned`
/// has a sample for each of the content's columns, padded to a multiple of `PairedPlanes.vector`;
/// `output` has room for ``lineSamples`` samples.
struct LayerRows {
  let turned: PairedPlanes
  let taps: AxisTaps
  let content: PixelRect
  let colorChannels: Int
  let hasAlpha: Bool

  var lineSamples: Int { turned.lineCount * turned.planeCount }

  /// Computes the layer's part of an image row; `nil` if the row lies outside the layer's content.
  @inline(__always)
  func line(row: Int, into output: UnsafeMutablePointer<Int16>) -> LayerLine? {
    guard content.rows.contains(row) else { return nil }
    for plane in 0..<turned.planeCount {
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

/// A layer's part of an image row, in premultiplied linear light. Each color channel has a line. If
/// the layer has alpha, the last line is alpha.
///
/// Conditions of the unsafe code: `lines` points to the first line; lines are `stride` samples
/// apart and have a sample for each of `columns`.
@unsafe struct LayerLine {
  let columns: Range<Int>
  let colorChannels: Int
  let hasAlpha: Bool
  let lines: UnsafePointer<Int16>
  let stride: Int

  /// Whether the layer is opaque and fills a row of an image that is `width` pixels wide.
  func covers(_ width: Int) -> Bool { unsafe !hasAlpha && columns == 0..<width }

  /// A pointer to a color channel's light at a column of the image.
  @inline(__always)
  func light(_ channel: Int, from column: Int) -> UnsafePointer<Int16> {
    unsafe lines + (colorChannels == 1 ? 0 : channel) * stride + column - columns.lowerBound
  }

  @inline(__always)
  func alpha(from column: Int) -> UnsafePointer<Int16>? {
    unsafe hasAlpha ? lines + colorChannels * stride + column - columns.lowerBound : nil
  }
}

extension LayerLine {
  /// Composes one layer over another.
  ///
  /// Conditions of the unsafe code: both layers cover `columns`, and `output` has room for four
  /// lines.
  init(
    _ above: LayerLine, over below: LayerLine, _ columns: Range<Int>,
    into output: UnsafeMutablePointer<Int16>, stride: Int
  ) {
    let one = Int32(SRGBTransfer.one)
    let start = columns.lowerBound
    let (cover, base) = unsafe (above.alpha(from: start), below.alpha(from: start))
    @inline(__always)
    func clear(_ alpha: UnsafePointer<Int16>?, _ x: Int) -> Int32 {
      guard let alpha = unsafe alpha else { return 0 }
      return unsafe one - min(max(Int32(alpha[x]), 0), one)
    }
    for channel in 0..<3 {
      let upper = unsafe above.light(channel, from: start)
      let lower = unsafe below.light(channel, from: start)
      for x in 0..<columns.count {
        let rest = unsafe Int32(lower[x]) * clear(cover, x)
        // Filters overshoot below zero too. Division truncates, so a negative sum is rounded by
        // adding a negative half.
        let half = rest < 0 ? -one / 2 : one / 2
        let sum = unsafe Int32(upper[x]) + (rest + half) / one
        unsafe output[channel * stride + x] = Int16(clamping: sum)
      }
    }
    let hasAlpha = unsafe cover != nil && base != nil
    if hasAlpha {
      for x in 0..<columns.count {
        let rest = unsafe clear(cover, x) * clear(base, x)
        unsafe output[3 * stride + x] = Int16(one - (rest + one / 2) / one)
      }
    }
    unsafe self.init(
      columns: columns, colorChannels: 3, hasAlpha: hasAlpha, lines: UnsafePointer(output),
      stride: stride)
  }
}
