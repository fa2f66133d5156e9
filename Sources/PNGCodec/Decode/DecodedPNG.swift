package import Pixels

/// What a PNG holds, as far as a launch image is concerned.
package struct DecodedPNG: Sendable {
  /// The pixels as they are stored: palettes expanded, tRNS as alpha, 1, 2 and 4 bits as 8.
  package var raster: Raster
  /// How the pixels lie against what a viewer should see (eXIf); up where nothing is said.
  package var orientation: StoredOrientation
  /// What the samples mean.
  package var colors: ColorChunks
  /// What is odd.
  package var warnings: [PNGWarning]
}
