package import Pixels
internal import Texts

/// Decodes PNGs. Rows are decoded directly if possible, otherwise with libpng.
package enum PNGDecoder {
  /// The default maximum number of pixels in an image; a larger image is a mistake or an attempt to
  /// exhaust memory.
  package static let pixelLimit = 100_000_000

  /// Decodes every legal PNG: all color types and depths, interlaced or not. An image of more than
  /// `pixelLimit` pixels is rejected before memory is allocated.
  ///
  /// - Parameter isConcurrent: whether a second thread may help.
  package static func decode(
    _ bytes: ContiguousArray<UInt8>, pixelLimit: Int = pixelLimit, isConcurrent: Bool = true
  ) throws(PNGError) -> DecodedPNG {
    try checkSignature(bytes)
    let inspection = try PNGInspection(bytes, pixelLimit: pixelLimit)
    if let raster = try decodedDirectly(inspection, isConcurrent: isConcurrent) {
      return decoded(inspection, (raster, []))
    }
    return decoded(inspection, try LibpngDecoder.decode(inspection))
  }

  /// Decodes PNGs as most editors export them: with 8-bit samples, and without a palette, tRNS or
  /// interlacing. This is more than twice as fast as libpng.
  ///
  /// - Returns: `nil` for any other PNG, and for damaged rows. libpng then decides whether the
  ///   damage is an error.
  static func decodedDirectly(
    _ png: PNGInspection, isConcurrent: Bool = true
  ) throws(PNGError) -> Raster? {
    let header = png.header
    guard header.depth == 8, !header.isInterlaced, png.transparency == nil,
      let channels = header.type.channels
    else { return nil }
    let rows = InflatedRows(
      height: header.size.height, rowBytes: header.size.width * channels.count,
      step: channels.count, isConcurrent: isConcurrent)
    try PNGError.checkMemory((rows.rowBytes + 1) * rows.height)
    guard let samples = rows.samples(png.list.bytes, png.rows) else { return nil }
    return Raster(size: header.size, channels: channels, samples: .bits8(samples))
  }

  private static func decoded(
    _ inspection: PNGInspection, _ rows: LibpngDecoder.DecodedRows
  ) -> DecodedPNG {
    DecodedPNG(
      raster: rows.raster, orientation: inspection.orientation, colors: inspection.colors,
      warnings: inspection.warnings + rows.warnings)
  }

  static func hasSignature(_ start: ContiguousArray<UInt8>) -> Bool {
    start.starts(with: PNGFile.signature)
  }

  static func checkSignature(_ bytes: ContiguousArray<UInt8>) throws(PNGError) {
    let signature = PNGFile.signature
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: signature) { return }
    if signature.starts(with: bytes) { throw .truncated(.signature, position: bytes.count) }
    let name: [UInt8] = [0x50, 0x4E, 0x47]
    if bytes.starts(with: [0x89] + name) || bytes.starts(with: [0x09] + name) {
      throw .textModeTransfer
    }
    if let format = ImageFormat(bytes) { throw .notPNG(format: format) }
    throw TextFormat(bytes).map { .isText($0) } ?? .notPNG(format: nil)
  }
}

package struct DecodedPNG: Sendable {
  /// The pixels in their stored orientation. Palettes are expanded, tRNS becomes alpha, and samples
  /// of 1, 2 and 4 bits become 8 bits.
  package var raster: Raster
  /// How the stored pixels are oriented, according to eXIf; `up` if the file does not specify it.
  package var orientation: StoredOrientation
  package var colors: ColorChunks
  package var warnings: [PNGWarning]
}
