internal import Pixels

/// Decodes the plain kind of PNG that editors export, at more than twice libpng's speed.
///
/// Everything unusual or damaged is left to libpng, which decides whether it is an error and has
/// the message for it.
enum DirectDecoder {
  /// Decodes 8-bit samples without a palette, tRNS or interlacing; `nil` for every other kind, and
  /// if the rows are damaged.
  ///
  /// - Throws: ``PNGError/outOfMemory``
  static func decode(_ png: PNGInspection) throws(PNGError) -> DecodedRows? {
    let header = png.header
    guard header.depth == 8, !header.isInterlaced, png.transparency == nil,
      let channels = channels(header.type)
    else { return nil }
    let rows = InflatedRows(
      height: header.size.height, rowBytes: header.size.width * channels.count,
      step: channels.count)
    try PNGError.checkMemory((rows.rowBytes + 1) * rows.height + joinedByteCount(png))
    guard let samples = rows.samples(stream(of: png)) else { return nil }
    return DecodedRows(
      raster: Raster(size: header.size, channels: channels, samples: .bits8(samples)))
  }

  private static func channels(_ type: Header.ColorType) -> ChannelLayout? {
    switch type {
    case .gray: .gray
    case .rgb: .rgb
    case .grayAlpha: .grayAlpha
    case .rgba: .rgba
    case .palette: nil
    }
  }

  /// How many bytes ``stream(of:)`` copies.
  private static func joinedByteCount(_ png: PNGInspection) -> Int {
    png.rows.count == 1 ? 0 : png.rows.reduce(0) { $0 + $1.count }
  }

  /// The compressed stream in one piece.
  private static func stream(of png: PNGInspection) -> ArraySlice<UInt8> {
    let bytes = png.list.bytes
    if png.rows.count == 1 { return bytes[png.rows[0]] }
    var joined = ArraySlice<UInt8>()
    joined.reserveCapacity(joinedByteCount(png))
    for range in png.rows { joined += bytes[range] }
    return joined
  }
}
