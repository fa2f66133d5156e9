internal import Pixels

/// A few runs of neighbouring rows that stand for an image.
struct RowSample {
  private let image: BandedImage
  /// Bands, evenly spread, and how many of their first rows are taken.
  private let bands: [Int]

  private static let bandCount = 4
  private static let rowsPerBand = 24

  init(of image: BandedImage) {
    self.image = image
    let count = min(Self.bandCount, image.bands.count)
    bands = (0..<count).map { ($0 * 2 + 1) * image.bands.count / (count * 2) }
  }

  /// Bytes of the sample under a strategy.
  func size(with strategy: EncodingStrategy) -> Int {
    var rows = FilteredRows(
      strategy.filtering, rowBytes: image.rowBytes, pixelBytes: image.channels.count)
    for band in bands {
      let samples = image.bands[band].samples
      let count = min(image.bands[band].rowCount, Self.rowsPerBand) * image.rowBytes
      rows.append(samples[..<count], above: image.row(above: band))
    }
    return switch strategy.coder {
    case .runs: RunDeflater.deflate(rows.bytes).count
    case .matches(let level): MatchDeflater.zlib(rows.bytes, level: level).count
    }
  }
}
