internal import Pixels

/// Encodes a whole image as a PNG: signature, IHDR, color chunks, PLTE if there is a palette, IDAT,
/// IEND.
///
/// The same pixels, division into bands and strategy always give the same bytes.
struct PNGEncoder {
  let image: BandedImage
  let strategy: EncodingStrategy
  var prices: SymbolPrices?
  /// Bands are deflated together until they have this many bytes.
  var bytesPerPart = 1

  /// - Complexity: O(the image's pixels)
  func encode() -> ContiguousArray<UInt8> {
    switch strategy.coder {
    case .sequences:
      let encoder = BandEncoder(format: image.format, strategy: strategy, prices: prices)
      var parts: [EncodedPart] = []
      var previous = ContiguousArray<UInt8>()
      var rows = ContiguousArray<UInt8>()
      for (index, band) in image.bands.enumerated() {
        rows += encoder.filter(band)
        guard rows.count >= bytesPerPart || index == image.bands.count - 1 else { continue }
        parts.append(encoder.deflate(rows, after: previous))
        (previous, rows) = (rows, [])
      }
      return encoder.assemble(parts, size: image.size, colors: image.colors)
    case .optimal:
      let rows = filteredRows()
      let parts = OptimalDeflater.parts(of: rows.count).map { OptimalDeflater.part(rows, $0) }
      return PNGFile(
        size: image.size, format: image.format, colors: image.colors, parts: parts
      ).bytes
    }
  }

  private func filteredRows() -> ContiguousArray<UInt8> {
    var rows = ContiguousArray<UInt8>()
    rows.reserveCapacity((image.rowBytes + 1) * image.size.height)
    for band in image.bands { rows += strategy.filtering.rows(of: band, image.format) }
    return rows
  }
}
