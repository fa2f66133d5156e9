internal import Pixels

/// Encodes a whole image as a PNG, in parts that can be made at the same time.
///
/// The bytes depend on the pixels, the bands that they come in and the strategy: not on the order
/// in which the parts are made, nor on who makes them.
public struct PNGEncoder: Sendable {
  let image: BandedImage
  let strategy: EncodingStrategy

  public init(_ image: BandedImage, strategy: EncodingStrategy) {
    self.image = image
    self.strategy = strategy
  }

  /// Looks at a sample of the rows to choose the strategy.
  public init(_ image: BandedImage, compression: Compression) {
    let probe = StrategyProbe(
      bands: image.bandsWithRowsAbove, channels: image.channels, compression: compression)
    self.init(image, strategy: probe.choose())
  }

  /// How many parts there are; each can be encoded by itself.
  public var partCount: Int { strategy.encodesBands ? image.bands.count : 1 }

  public typealias Part = BandEncoder.Part

  /// - Complexity: O(the part's pixels)
  public func encode(part: Int) -> Part {
    switch strategy.coder {
    case .runs:
      var band = image.bands[part]
      band.rowAbove = ContiguousArray(image.row(above: part))
      return BandEncoder(channels: image.channels, strategy: strategy).encode(band)
    case .matches(let level):
      return Part(bytes: MatchDeflater.zlib(filteredRows(), level: level), checksum: Adler32())
    }
  }

  /// The file's bytes: signature, IHDR, sRGB, IDAT, IEND.
  ///
  /// - Precondition: `parts` are all parts, in order.
  public func assemble(_ parts: [Part]) -> ContiguousArray<UInt8> {
    precondition(parts.count == partCount)
    guard !strategy.encodesBands else {
      return BandEncoder(channels: image.channels, strategy: strategy)
        .assemble(parts, size: image.size)
    }
    var file = PNGFile(size: image.size, channels: image.channels)
    file.append("IDAT", parts.map(\.bytes))
    file.append("IEND", [])
    return file.bytes
  }

  /// The whole file, part after part.
  public func encode() -> ContiguousArray<UInt8> {
    assemble((0..<partCount).map { encode(part: $0) })
  }

  private func filteredRows() -> ContiguousArray<UInt8> {
    let filter = BandFilter(
      filtering: strategy.filtering, rowBytes: image.rowBytes, pixelBytes: image.channels.count)
    var rows = ContiguousArray<UInt8>()
    rows.reserveCapacity((image.rowBytes + 1) * image.size.height)
    for band in image.bands.indices {
      rows += filter.rows(image.bands[band].samples[...], above: image.row(above: band))
    }
    return rows
  }
}
