/// The background of an image, ready to be drawn row by row.
///
/// Conditions of the unsafe code: those of ``RowMemory``; columns lie within the image.
enum Backdrop: Sendable {
  case color(ColorBackdrop)
  case gradient(GradientBackdrop)
  /// No background: the image keeps its alpha channel and has four samples per pixel.
  case clear

  /// - Parameter tables: those of images over gradients; `nil` for other backgrounds.
  init(_ background: Background?, in frame: ImageFrame, _ tables: CompositionTables?) {
    self =
      switch background {
      case .color(let color): .color(ColorBackdrop(color, width: frame.size.width))
      case .gradient(let gradient):
        .gradient(GradientBackdrop(gradient, in: frame, tables ?? CompositionTables()))
      case nil: .clear
      }
  }

  var channels: Int { if case .clear = self { 4 } else { 3 } }

  /// Draws a row of a gradient into `values`, for ``fill(row:_:_:)`` and ``RowComposer``. Other
  /// backgrounds need no drawing.
  @inline(__always)
  func draw(row: Int, into values: UnsafeMutablePointer<UInt16>) {
    if case .gradient(let gradient) = self { unsafe gradient.kernel.draw(row: row, into: values) }
  }

  /// Fills columns of a row with the background, where no layer covers it.
  @inline(__always)
  func fill(row: Int, _ columns: Range<Int>, _ memory: RowMemory) {
    if columns.isEmpty { return }
    switch self {
    case .color(let color): unsafe color.fill(columns, into: memory.output)
    case .gradient(let gradient):
      unsafe gradient.kernel.round(memory.values, row: row, columns: columns, into: memory.output)
    case .clear:
      unsafe (memory.output + 4 * columns.lowerBound).update(repeating: 0, count: 4 * columns.count)
    }
  }
}

/// A background of one color.
///
/// Conditions of the unsafe code: those of ``Backdrop``.
struct ColorBackdrop: Sendable {
  /// Linear red, green and blue; ``SRGBTransfer/one`` is 1.0.
  let light: [Int32]
  private let row: ContiguousArray<UInt8>

  init(_ color: RGBColor, width: Int) {
    light = color.samples.map {
      Int32((SRGBTransfer.linear(Double($0) / 255) * Double(SRGBTransfer.one)).rounded())
    }
    row = ContiguousArray((0..<width).lazy.flatMap { _ in color.samples })
  }

  @inline(__always)
  func fill(_ columns: Range<Int>, into output: UnsafeMutablePointer<UInt8>) {
    unsafe row.withUnsafeBufferPointer {
      guard let row = $0.baseAddress else { return }
      let start = 3 * columns.lowerBound
      unsafe (output + start).update(from: row + start, count: 3 * columns.count)
    }
  }
}

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
  /// - Parameter values: the gradient's row before rounding.
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
