package import Pixels

/// Checks PNGs by their chunks; nothing is decompressed.
package enum PNGStructure {
  /// Whether the file is an upright image of this size without interlacing, and its chunks are
  /// complete, in order, have valid checksums, and give no reason for a warning.
  ///
  /// - Complexity: O(`bytes.count`)
  package static func isSound(_ bytes: ContiguousArray<UInt8>, size: PixelSize) -> Bool {
    guard PNGDecoder.hasSignature(bytes),
      let inspection = try? PNGInspection(bytes, pixelLimit: .max)
    else { return false }
    return inspection.header.size == size && !inspection.header.isInterlaced
      && inspection.warnings.isEmpty && inspection.orientation == .up
  }
}
