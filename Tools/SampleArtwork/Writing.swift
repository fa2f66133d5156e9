import Pictures
import Pixels
import Platform

/// Writes canvases as PNG files.
enum Writing {
  /// The encoder tries its strategies on the first rows of a few bands. With small bands, these
  /// rows come from the whole picture, not only from its top.
  private static let rowsPerBand = 16

  static func write(_ canvas: Canvas, named name: String, into folder: String) async throws {
    let image = BandedImage(
      size: PixelSize(width: canvas.width, height: canvas.height),
      format: .samples(canvas.channels == 3 ? .rgb : .rgba),
      bands: stride(from: 0, to: canvas.height, by: rowsPerBand).map { band(of: canvas, from: $0) })
    var output = try OutputFolder(path: folder)
    let file = try await PNGOptimizer.encode(
      image, search: EncodingSearch(.best), workers: Workers())
    try output.stage(name + ".png", file)
    try output.commit()
  }

  private static func band(of canvas: Canvas, from first: Int) -> RowBand {
    let rowBytes = canvas.width * canvas.channels
    let end = min(first + rowsPerBand, canvas.height)
    return RowBand(
      firstRow: first, rowCount: end - first,
      samples: ContiguousArray(canvas.samples[first * rowBytes..<end * rowBytes]),
      rowAbove: ContiguousArray(canvas.samples[max(first - 1, 0) * rowBytes..<first * rowBytes]))
  }
}
