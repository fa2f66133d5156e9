package import Pixels

/// Encodes the bands of an image independently of each other.
package struct BandEncoder: Sendable {
  let format: PixelFormat
  let filtering: RowFiltering

  /// - Precondition: the strategy encodes bands.
  package init(format: PixelFormat = .samples(.rgb), strategy: EncodingStrategy) {
    precondition(strategy.encodesBands)
    self.format = format
    filtering = strategy.filtering
  }

  /// - Precondition: the band has the row above it, or is the first.
  /// - Complexity: O(the band's pixels)
  package func encode(_ band: RowBand) -> EncodedPart { deflate(filter(band)) }

  /// The first half of ``encode(_:)``: rows, each with its filter type and the filtered bytes.
  package func filter(_ band: RowBand) -> ContiguousArray<UInt8> {
    precondition(band.firstRow == 0 || !band.rowAbove.isEmpty)
    return filtering.rows(of: band, format)
  }

  /// The second half of ``encode(_:)``.
  package func deflate(_ rows: ContiguousArray<UInt8>) -> EncodedPart {
    EncodedPart(bytes: RunDeflater.deflate(rows), checksum: Adler32(rows))
  }

  /// A whole file from an image's parts.
  ///
  /// - Parameters:
  ///   - parts: one for each of the image's bands, from top to bottom.
  ///   - colors: the color space of the samples.
  package func assemble(
    _ parts: [EncodedPart], size: PixelSize, colors: ColorChunks = .sRGB
  ) -> ContiguousArray<UInt8> {
    PNGFile(size: size, format: format, colors: colors, parts: parts).bytes
  }
}
