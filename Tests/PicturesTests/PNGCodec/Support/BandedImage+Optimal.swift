@testable import Pictures

extension BandedImage {
  /// The image as a PNG in its own format, deflated by the slowest coder.
  func encodedOptimally(with filtering: RowFiltering) -> ContiguousArray<UInt8> {
    let rows = ContiguousArray(bands.map { filtering.rows(of: $0, format) }.joined())
    let parts = OptimalDeflater.parts(of: rows.count).map { OptimalDeflater.part(rows, $0) }
    return PNGFile(size: size, format: format, colors: colors, parts: parts).bytes
  }
}
