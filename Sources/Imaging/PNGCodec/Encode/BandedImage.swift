package import Pixels

/// An image as the renderer delivers it: in bands of rows.
package struct BandedImage: Sendable {
  package let size: PixelSize
  package let format: PixelFormat
  package let colors: ColorChunks
  /// Bands from top to bottom, without gaps, each with the row above it.
  package let bands: [RowBand]

  /// - Precondition: the bands, in any order, cover each row of the image once.
  package init(
    size: PixelSize, format: PixelFormat = .samples(.rgb), colors: ColorChunks = .sRGB,
    bands: [RowBand]
  ) {
    var bands = bands.sorted { $0.firstRow < $1.firstRow }
    let rowBytes = format.rowBytes(width: size.width)
    var next = 0
    for index in bands.indices {
      let band = bands[index]
      precondition(band.firstRow == next && band.rowCount > 0, "bands are contiguous")
      precondition(band.samples.count == band.rowCount * rowBytes, "a band consists of whole rows")
      if index > 0 && band.rowAbove.isEmpty {
        bands[index].rowAbove = ContiguousArray(bands[index - 1].samples.suffix(rowBytes))
      }
      next += band.rowCount
    }
    precondition(next == size.height, "the bands cover the whole image")
    self.size = size
    self.format = format
    self.colors = colors
    self.bands = bands
  }

  var rowBytes: Int { format.rowBytes(width: size.width) }
}
