/// A gradient as the background of an image, on its own or under a layer.
///
/// Where the layer is clear, the dither is full; where it is opaque, there is none. In between, its
/// amplitude is 3/4 of the gradient's weight, which leaves 1/4 for rounding in linear light, so that
/// each sample is within 1 of its value.
///
/// Conditions of the unsafe code: those of ``Backdrop``, and of ``RowComposer`` for layers.
struct GradientBackdrop: Sendable {
  let kernel: GradientKernel
  private let tables: CompositionTables

  init(_ gradient: LinearGradient, in frame: ImageFrame, _ tables: CompositionTables) {
    kernel = GradientKernel(gradient, in: frame)
    self.tables = tables
  }

  /// Composes one channel of a layer over the gradient, and encodes it with dither.
  ///
  /// - Parameters:
  ///   - values: the gradient's row before rounding.
  ///   - channel: the channel to encode.
  ///   - encoded: the nearest 8-bit sample of each linear light.
  func encode(
    _ line: UnsafePointer<Int16>, over values: UnsafePointer<UInt16>,
    _ alpha: UnsafePointer<Int16>, row: Int, _ columns: Range<Int>, _ channel: Int,
    _ encoded: ContiguousArray<UInt8>, into output: UnsafeMutablePointer<UInt8>
  ) {
    let one = Int32(SRGBTransfer.one)
    let encoded = encoded.span
    let (light, fractions) = (tables.light.span, tables.values.span)
    let thresholds = kernel.thresholds(row: row)
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
}

/// Tables for composing a layer over a gradient: between linear light and samples with 8 bits of
/// fraction.
struct CompositionTables: Sendable {
  /// Linear light of each 8-bit sample; the last entry is repeated, because interpolation reads one
  /// entry past its index.
  let light: ContiguousArray<Int16>
  /// The sample of each linear light from 0 through `SRGBTransfer.one`, with 8 bits of fraction.
  let values: ContiguousArray<UInt16>

  init() {
    let transfer = SRGBTransfer()
    light = transfer.linear8 + [Int16(SRGBTransfer.one)]
    values = SRGBTransfer.values(upTo: SRGBTransfer.one)
  }
}
