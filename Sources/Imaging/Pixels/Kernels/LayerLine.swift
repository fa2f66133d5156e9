/// A layer's part of a row: lines of premultiplied linear light, one for each color channel and
/// then one for alpha if there is alpha.
///
/// Conditions of the unsafe code: `lines` points to such lines, which are `stride` samples apart
/// and have a sample for each of `columns`.
@unsafe struct LayerLine {
  let columns: Range<Int>
  let colorChannels: Int
  let hasAlpha: Bool
  let lines: UnsafePointer<Int16>
  let stride: Int

  /// Whether the layer hides everything behind it across an image of this width.
  func covers(_ width: Int) -> Bool { unsafe !hasAlpha && columns == 0..<width }

  /// The light of a color channel, from a column of the image on.
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
        // Filters overshoot below zero too, and a truncating division rounds negative sums only
        // with a negative half.
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
