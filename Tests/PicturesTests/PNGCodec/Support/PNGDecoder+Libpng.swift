@testable import Pictures

extension PNGDecoder {
  /// Decodes the rows with libpng only.
  static func decodeWithLibpng(
    _ bytes: ContiguousArray<UInt8>
  ) throws(PNGError) -> DecodedPNG {
    let inspection = try PNGInspection(bytes, pixelLimit: pixelLimit)
    let rows = try LibpngDecoder.decode(inspection)
    return DecodedPNG(
      raster: rows.raster, orientation: inspection.orientation, colors: inspection.colors,
      warnings: inspection.warnings + rows.warnings)
  }
}
