/// The background of an image, ready to be drawn row by row.
///
/// Conditions of the unsafe code: those of ``RowMemory``; columns lie within the image.
enum Backdrop: Sendable {
  /// One color. `light` is linear red, green and blue, where ``SRGBTransfer/one`` means 1.0. `row`
  /// is a whole encoded row.
  case color(light: [Int32], row: ContiguousArray<UInt8>)
  case gradient(GradientKernel)
  /// No background: the image keeps its alpha channel and has four samples per pixel.
  case clear

  /// - Parameter tables: tables that images over gradients share; `nil` for other backgrounds.
  init(_ background: Background?, in frame: ImageFrame, _ tables: CompositionTables?) {
    self =
      switch background {
      case .color(let color):
        .color(
          light: color.samples.map {
            Int32((SRGBTransfer.linear(Double($0) / 255) * Double(SRGBTransfer.one)).rounded())
          },
          row: ContiguousArray((0..<frame.size.width).lazy.flatMap { _ in color.samples }))
      case .gradient(let gradient):
        .gradient(GradientKernel(gradient, in: frame, tables ?? .shared))
      case nil: .clear
      }
  }

  var channels: Int { if case .clear = self { 4 } else { 3 } }

  /// Draws a row of a gradient into `values`; other backgrounds need no drawing.
  @inline(__always)
  func draw(row: Int, into values: UnsafeMutablePointer<UInt16>) {
    if case .gradient(let gradient) = self { unsafe gradient.draw(row: row, into: values) }
  }

  /// Fills columns of a row with the background. No layer covers these columns.
  @inline(__always)
  func fill(row: Int, _ columns: Range<Int>, _ memory: RowMemory) {
    if columns.isEmpty { return }
    switch self {
    case .color(_, let row):
      unsafe row.withUnsafeBufferPointer {
        guard let row = $0.baseAddress else { return }
        let start = 3 * columns.lowerBound
        unsafe (memory.output + start).update(from: row + start, count: 3 * columns.count)
      }
    case .gradient(let gradient):
      unsafe gradient.round(memory.values, row: row, columns: columns, into: memory.output)
    case .clear:
      unsafe (memory.output + 4 * columns.lowerBound).update(repeating: 0, count: 4 * columns.count)
    }
  }
}

/// Tables for composing a layer over a gradient.
struct CompositionTables: Sendable {
  /// Linear light of each 8-bit sample. The last entry is repeated, because interpolation also
  /// reads the entry after a sample's entry.
  let light: ContiguousArray<Int16>
  /// The sample of each linear light from 0 through `SRGBTransfer.one`, with 8 bits of fraction.
  let values: ContiguousArray<UInt16>

  static let shared = CompositionTables()

  private init() {
    let transfer = SRGBTransfer.shared
    light = transfer.linear8 + [Int16(SRGBTransfer.one)]
    values = ContiguousArray(
      (0...SRGBTransfer.one).map { light in
        let sample = SRGBTransfer.encode(Double(light) / Double(SRGBTransfer.one))
        return UInt16((sample * Double(SRGBTransfer.largestValue)).rounded())
      })
  }
}
