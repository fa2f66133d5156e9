package import Pixels

/// Whether bytes are a PNG as far as its chunks tell; nothing is decompressed.
package enum PNGStructure {
  /// Whether the chunks are those of an image of this size, whole, in order and with their checksums,
  /// without anything that a decoder would warn about.
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
