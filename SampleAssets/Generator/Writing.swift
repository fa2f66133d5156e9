import Files
import PNGCodec
import Pixels

/// Writes canvases as PNG.
enum Writing {
  static func write(_ canvas: Canvas, named name: String, into folder: String) throws {
    let image = BandedImage(
      size: PixelSize(width: canvas.width, height: canvas.height),
      format: .samples(canvas.channels == 3 ? .rgb : .rgba),
      bands: [
        RowBand(
          firstRow: 0, rowCount: canvas.height, samples: ContiguousArray(canvas.samples))
      ])
    var output = try OutputFolder(path: folder)
    try output.stage(name + ".png", PNGOptimizer.encode(image, compression: .best))
    try output.commit()
  }
}
