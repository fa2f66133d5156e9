package import Pixels

/// A decoded PNG: its pixels, orientation, colors and warnings.
package struct DecodedPNG: Sendable {
  /// The pixels in their stored orientation: palettes are expanded, tRNS becomes alpha, and samples
  /// of 1, 2 and 4 bits become 8 bits.
  package var raster: Raster
  /// How the stored pixels are oriented, according to eXIf; `up` if the file does not specify it.
  package var orientation: StoredOrientation
  package var colors: ColorChunks
  /// Irregularities that did not prevent decoding.
  package var warnings: [PNGWarning]
}
