public import Pixels

/// An image of 8 bits a sample, as the renderer makes it: in bands of rows.
public struct BandedImage: Sendable {
  public let size: PixelSize
  public let channels: ChannelLayout
  /// From top to bottom, without a gap.
  public let bands: [RowBand]

  /// - Precondition: the bands, in any order, are all rows of the image.
  public init(size: PixelSize, channels: ChannelLayout = .rgb, bands: [RowBand]) {
    let bands = bands.sorted { $0.firstRow < $1.firstRow }
    var next = 0
    for band in bands {
      precondition(band.firstRow == next && band.rowCount > 0, "bands follow each other")
      precondition(
        band.samples.count == band.rowCount * size.width * channels.count, "a band is whole rows")
      next += band.rowCount
    }
    precondition(next == size.height, "the bands are the whole image")
    self.size = size
    self.channels = channels
    self.bands = bands
  }

  var rowBytes: Int { size.width * channels.count }

  /// The bands, each with the row above.
  var bandsWithRowsAbove: [RowBand] {
    bands.indices.map { index in
      var band = bands[index]
      band.rowAbove = ContiguousArray(row(above: index))
      return band
    }
  }

  /// The row above a band; empty above the first.
  func row(above band: Int) -> ArraySlice<UInt8> {
    band == 0 ? [] : bands[band - 1].samples.suffix(rowBytes)
  }
}
