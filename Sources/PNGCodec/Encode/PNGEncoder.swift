internal import Pixels

/// Encodes an image as a PNG, in parts that can be made at the same time.
///
/// The bytes depend on the pixels, the bands that they come in and the compression: not on the
/// order in which the parts are made, nor on who makes them.
public struct PNGEncoder: Sendable {
  let image: BandedImage
  let strategy: EncodingStrategy

  /// Looks at a sample of the rows to choose the coder.
  public init(_ image: BandedImage, compression: Compression) {
    self.image = image
    strategy = EncodingStrategy.measured(on: image, compression: compression)
  }

  /// How many parts there are; each can be encoded by itself.
  public var partCount: Int { strategy.coder == .runs ? image.bands.count : 1 }

  /// A piece of the compressed stream.
  public struct Part: Sendable {
    let bytes: ContiguousArray<UInt8>
    let checksum: Adler32
  }

  /// - Complexity: O(the part's pixels)
  public func encode(part: Int) -> Part {
    switch strategy.coder {
    case .runs:
      let rows = filtered(bands: part..<part + 1)
      return Part(bytes: RunDeflater.deflate(rows), checksum: Adler32(rows))
    case .matches(let level):
      let rows = filtered(bands: image.bands.indices)
      return Part(bytes: MatchDeflater.zlib(rows, level: level), checksum: Adler32())
    }
  }

  /// The file's bytes: signature, IHDR, sRGB, IDAT, IEND.
  ///
  /// - Precondition: `parts` are all parts, in order.
  public func assemble(_ parts: [Part]) -> ContiguousArray<UInt8> {
    precondition(parts.count == partCount)
    var file = PNGFile(size: image.size, channels: image.channels)
    switch strategy.coder {
    case .runs:
      var checksum = Adler32()
      for part in parts { checksum.append(part.checksum) }
      file.append("IDAT", ZlibStream.joining(parts.map(\.bytes), checksum: checksum))
    case .matches:
      for part in parts { file.append("IDAT", part.bytes) }
    }
    file.append("IEND", [])
    return file.bytes
  }

  /// The whole file, part after part.
  public func encode() -> ContiguousArray<UInt8> {
    assemble((0..<partCount).map { encode(part: $0) })
  }

  private func filtered(bands: Range<Int>) -> ContiguousArray<UInt8> {
    var rows = FilteredRows(
      strategy.filtering, rowBytes: image.rowBytes, pixelBytes: image.channels.count)
    for band in bands {
      rows.append(image.bands[band].samples[...], above: image.row(above: band))
    }
    return rows.bytes
  }
}
