/// The background of an image, ready to be drawn row by row.
///
/// Conditions of the unsafe code: those of ``RowMemory``; columns lie within the image.
enum Backdrop: Sendable {
  case color(ColorBackdrop)
  case gradient(GradientBackdrop)
  /// No background: the image keeps its alpha channel and has four samples per pixel.
  case clear

  /// Samples per pixel in the image.
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
