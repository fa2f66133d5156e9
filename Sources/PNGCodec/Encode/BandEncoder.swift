public import Pixels

/// Encodes bands of an image, each by itself.
public struct BandEncoder: Sendable {
  let channels: ChannelLayout
  let filtering: RowFiltering

  /// - Precondition: the strategy encodes bands.
  public init(channels: ChannelLayout, strategy: EncodingStrategy) {
    precondition(strategy.encodesBands)
    self.channels = channels
    filtering = strategy.filtering
  }

  /// A piece of the compressed stream: whole bytes of deflate blocks, none of them the last.
  public struct Part: Sendable {
    let bytes: ContiguousArray<UInt8>
    /// Of what the bytes hold.
    let checksum: Adler32
  }

  /// - Precondition: the band has the row above, or is the first.
  /// - Complexity: O(the band's pixels)
  public func encode(_ band: RowBand) -> Part {
    precondition(band.firstRow == 0 || !band.rowAbove.isEmpty)
    let filter = BandFilter(
      filtering: filtering, rowBytes: band.rowBytes, pixelBytes: channels.count)
    let rows = filter.rows(band.samples[...], above: band.rowAbove[...])
    return Part(bytes: RunDeflater.deflate(rows), checksum: Adler32(rows))
  }

  /// A whole file of an image's parts.
  ///
  /// - Parameter parts: of all the image's bands, from top to bottom.
  public func assemble(_ parts: [Part], size: PixelSize) -> ContiguousArray<UInt8> {
    var checksum = Adler32()
    for part in parts { checksum.append(part.checksum) }
    var file = PNGFile(size: size, channels: channels)
    file.append("IDAT", ZlibStream(parts: parts.map(\.bytes), checksum: checksum).pieces)
    file.append("IEND", [])
    return file.bytes
  }
}
