public import Pixels

/// What a PNG holds, as far as a launch image is concerned.
public struct DecodedPNG: Sendable {
  /// The pixels as they are stored: palettes expanded, tRNS as alpha, 1, 2 and 4 bits as 8.
  public var raster: Raster
  /// How the pixels lie against what a viewer should see (eXIf); up where nothing is said.
  public var orientation: StoredOrientation
  /// What the samples mean.
  public var colors: ColorChunks
  /// What is odd.
  public var warnings: [PNGWarning]
}
