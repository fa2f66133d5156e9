package import Pixels

/// The parts of a PNG that a launch image needs.
package struct DecodedPNG: Sendable {
  /// The pixels in their stored orientation: palettes expanded, tRNS as alpha, 1, 2 and 4 bits as
  /// 8.
  package var raster: Raster
  /// How the stored pixels are oriented (eXIf); `up` if the file does not specify it.
  package var orientation: StoredOrientation
  /// The color space of the samples.
  package var colors: ColorChunks
  /// Irregularities that did not prevent decoding.
  package var warnings: [PNGWarning]
}
