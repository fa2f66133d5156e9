package import Pixels

/// An image as the renderer makes it: in bands of rows.
package struct BandedImage: Sendable {
  package let size: PixelSize
  /// What the bands' samples are.
  package let format: PixelFormat
  /// What the samples mean.
  package let colors: ColorChunks
  /// From top to bottom, without a gap, each with the row above.
  package let bands: [RowBand]

  /// - Precondition: the bands, in any order, are all rows of the image.
  package init(
    size: PixelSize, format: PixelFormat = .samples(.rgb), colors: ColorChunks = .sRGB,
    bands: [RowBand]
  ) {
    var bands = bands.sorted { $0.firstRow < $1.firstRow }
    let rowBytes = format.rowBytes(width: size.width)
    var next = 0
    for index in bands.indices {
      let band = bands[index]
      precondition(band.firstRow == next && band.rowCount > 0, "bands follow each other")
      precondition(band.samples.count == band.rowCount * rowBytes, "a band is whole rows")
      if index > 0 && band.rowAbove.isEmpty {
        bands[index].rowAbove = ContiguousArray(bands[index - 1].samples.suffix(rowBytes))
      }
      next += band.rowCount
    }
    precondition(next == size.height, "the bands are the whole image")
    self.size = size
    self.format = format
    self.colors = colors
    self.bands = bands
  }

  var rowBytes: Int { format.rowBytes(width: size.width) }
}
