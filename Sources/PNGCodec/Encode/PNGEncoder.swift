internal import Pixels

/// Encodes a whole image as a PNG: signature, IHDR, sRGB, IDAT, IEND.
///
/// The bytes depend on the pixels, the bands that they come in and the strategy.
public struct PNGEncoder: Sendable {
  let image: BandedImage
  let strategy: EncodingStrategy

  public init(_ image: BandedImage, strategy: EncodingStrategy) {
    self.image = image
    self.strategy = strategy
  }

  /// - Complexity: O(the image's pixels)
  public func encode() -> ContiguousArray<UInt8> {
    switch strategy.coder {
    case .runs:
      let encoder = BandEncoder(channels: image.channels, strategy: strategy)
      return encoder.assemble(image.bands.map { encoder.encode($0) }, size: image.size)
    case .matches(let level):
      var file = PNGFile(size: image.size, channels: image.channels)
      file.append("IDAT", MatchDeflater.zlib(filteredRows(), level: level))
      file.append("IEND", [])
      return file.bytes
    }
  }

  private func filteredRows() -> ContiguousArray<UInt8> {
    let filter = BandFilter(
      filtering: strategy.filtering, rowBytes: image.rowBytes, pixelBytes: image.channels.count)
    var rows = ContiguousArray<UInt8>()
    rows.reserveCapacity((image.rowBytes + 1) * image.size.height)
    for band in image.bands { rows += filter.rows(band.samples[...], above: band.rowAbove[...]) }
    return rows
  }
}
