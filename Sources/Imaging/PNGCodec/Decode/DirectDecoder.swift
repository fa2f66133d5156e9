internal import Pixels

/// Decodes the plain kind of PNG that editors export, at more than twice libpng's speed.
///
/// Everything unusual or damaged is left to libpng, which decides whether it is an error and
/// provides the message.
enum DirectDecoder {
  /// Decodes 8-bit samples without a palette, tRNS or interlacing; `nil` for every other kind of
  /// PNG, and if the rows are damaged.
  ///
  /// - Parameter isConcurrent: whether a second thread may help.
  /// - Throws: ``PNGError/outOfMemory``
  static func decode(
    _ png: PNGInspection, isConcurrent: Bool = true
  ) throws(PNGError) -> DecodedRows? {
    let header = png.header
    guard header.depth == 8, !header.isInterlaced, png.transparency == nil,
      let channels = channels(header.type)
    else { return nil }
    let rows = InflatedRows(
      height: header.size.height, rowBytes: header.size.width * channels.count,
      step: channels.count, isConcurrent: isConcurrent)
    try PNGError.checkMemory((rows.rowBytes + 1) * rows.height)
    guard let samples = rows.samples(png.list.bytes, png.rows) else { return nil }
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
}
