public import Pixels

/// What is wrong with a chunk of a PNG.
public enum ChunkFault: Hashable, Sendable, Codable {
  case checksum
  case length
  /// It may appear only once, and appears again.
  case duplicate
  case misplaced
  /// Bytes that are not a chunk follow it.
  case junkAfter
  /// An unknown critical chunk.
  case unknownCritical
  /// IHDR is not the first chunk.
  case beforeHeader
  /// A palette that a gray image must not have.
  case paletteInGray

  // IHDR.
  case size(PixelSize)
  case colorType(Int)
  case bitDepth(Int, colorType: Int)
  case compressionMethod(Int)
  case filterMethod(Int)
  case interlaceMethod(Int)

  // Colors, transparency and orientation.
  case renderingIntent(Int)
  case matrixCoefficients(Int)
  case videoRange(Int)
  /// In units of 1/100000.
  case gamma(Int)
  case primaries
  case moreAlphasThanColors
  case orientation(Int)
  case exif
  case profile(ProfileFault)

  /// The compressed rows are damaged; `message` is libpng's.
  case rows(message: String)

  /// What is wrong with an embedded ICC profile.
  public enum ProfileFault: Hashable, Sendable, Codable {
    case noName
    case compressionMethod(Int)
    case inflation
    case notProfile
    /// Not the profile of a device or of a color space.
    case deviceClass
    /// For another kind of samples than the image's; `isGray` describes the image.
    case otherSamples(isGray: Bool)
  }
}
