package import Pixels

/// Checks PNGs by their chunks; nothing is decompressed.
package enum PNGStructure {
  /// Whether the chunks belong to an upright, not interlaced image of this size: complete, in
  /// order, with valid checksums, and without anything that a decoder would warn about.
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
