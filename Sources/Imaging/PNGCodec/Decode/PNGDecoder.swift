internal import Pixels
internal import Texts

/// Decodes PNGs. The chunks are inspected first. Then the rows are decoded, by ``DirectDecoder`` if
/// it can, otherwise by libpng.
package enum PNGDecoder {
  /// The default maximum number of pixels in an image; a larger image is a mistake or an attempt to
  /// exhaust memory.
  package static let pixelLimit = 100_000_000

  /// Decodes every legal PNG: all color types and depths, interlaced or not.
  ///
  /// - Parameters:
  ///   - pixelLimit: an image with more pixels is rejected, whatever its rows contain.
  ///   - isConcurrent: whether a second thread may help.
  /// - Complexity: O(pixels), with memory for the samples in addition to `bytes`.
  /// - Throws: ``PNGError``; nothing is allocated for an image above `pixelLimit`.
  package static func decode(
    _ bytes: ContiguousArray<UInt8>, pixelLimit: Int = pixelLimit, isConcurrent: Bool = true
  ) throws(PNGError) -> DecodedPNG {
    try decode(PNGInput(bytes), pixelLimit: pixelLimit, isConcurrent: isConcurrent)
  }

  /// Decodes a PNG from which chunks that no decoder uses may have been left out (``PNGInput``).
  package static func decode(
    _ input: PNGInput, pixelLimit: Int = pixelLimit, isConcurrent: Bool = true
  ) throws(PNGError) -> DecodedPNG {
    do throws(PNGError) {
      try checkSignature(input.bytes)
      let inspection = try PNGInspection(
        input.bytes, trailing: input.trailing, pixelLimit: pixelLimit)
      return decoded(inspection, try rows(of: inspection, isConcurrent))
    } catch {
      throw error.moved(input.position)
    }
  }

  /// Decodes the rows with libpng only, for comparison with ``DirectDecoder`` in tests.
  static func decodeWithLibpng(
    _ bytes: ContiguousArray<UInt8>
  ) throws(PNGError) -> DecodedPNG {
    let inspection = try PNGInspection(bytes, pixelLimit: pixelLimit)
    return decoded(inspection, try LibpngDecoder.decode(inspection))
  }

  private static func rows(
    of inspection: PNGInspection, _ isConcurrent: Bool
  ) throws(PNGError) -> DecodedRows {
    if let rows = try DirectDecoder.decode(inspection, isConcurrent: isConcurrent) { return rows }
    return try LibpngDecoder.decode(inspection)
  }

  private static func decoded(_ inspection: PNGInspection, _ rows: DecodedRows) -> DecodedPNG {
    DecodedPNG(
      raster: rows.raster, orientation: inspection.orientation, colors: inspection.colors,
      warnings: inspection.warnings + rows.warnings)
  }

  /// Whether a file that begins with these bytes has the PNG signature.
  package static func hasSignature(_ start: ContiguousArray<UInt8>) -> Bool {
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
    throw .notPNG(format: ImageFormat(bytes))
  }
}

struct DecodedRows {
  var raster: Raster
  var warnings: [PNGWarning] = []
}
