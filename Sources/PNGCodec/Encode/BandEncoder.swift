package import Pixels

/// Encodes bands of an image, each by itself.
package struct BandEncoder: Sendable {
  let format: PixelFormat
  let filtering: RowFiltering

  /// - Precondition: the strategy encodes bands.
  package init(format: PixelFormat = .samples(.rgb), strategy: EncodingStrategy) {
    precondition(strategy.encodesBands)
    self.format = format
    filtering = strategy.filtering
  }

  /// - Precondition: the band has the row above, or is the first.
  /// - Complexity: O(the band's pixels)
  package func encode(_ band: RowBand) -> EncodedPart { deflate(filter(band)) }

  /// The first half of ``encode(_:)``: rows, each a filter's number and the filtered bytes.
  package func filter(_ band: RowBand) -> ContiguousArray<UInt8> {
    precondition(band.firstRow == 0 || !band.rowAbove.isEmpty)
    return filtering.rows(of: band, format)
  }

  /// The second half of ``encode(_:)``.
  package func deflate(_ rows: ContiguousArray<UInt8>) -> EncodedPart {
    EncodedPart(bytes: RunDeflater.deflate(rows), checksum: Adler32(rows))
  }

  /// A whole file of an image's parts.
  ///
  /// - Parameters:
  ///   - parts: of all the image's bands, from top to bottom.
  ///   - colors: what the samples mean.
  package func assemble(
    _ parts: [EncodedPart], size: PixelSize, colors: ColorChunks = .sRGB
  ) -> ContiguousArray<UInt8> {
    PNGFile(size: size, format: format, colors: colors, parts: parts).bytes
  }
}
