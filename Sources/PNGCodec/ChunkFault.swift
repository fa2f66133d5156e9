public import Pixels

/// A fault of a PNG chunk.
public enum ChunkFault: Hashable, Sendable, Codable {
  case checksum
  case length
  /// The chunk appears again but may appear only once.
  case duplicate
  case misplaced
  /// The chunk is followed by bytes that are not a chunk.
  case junkAfter
  /// An unknown critical chunk.
  case unknownCritical
  /// IHDR is not the first chunk.
  case beforeHeader
  /// A palette that a gray image must not have.
  case paletteInGray

  // Faults of IHDR.
  case size(PixelSize)
  case colorType(Int)
  case bitDepth(Int, colorType: Int)
  case compressionMethod(Int)
  case filterMethod(Int)
  case interlaceMethod(Int)

  // Faults of colors, transparency and orientation.
  case renderingIntent(Int)
  case matrixCoefficients(Int)
  case videoRange(Int)
  /// The gamma in units of 1/100000.
  case gamma(Int)
  case primaries
  case moreAlphasThanColors
  case orientation(Int)
  case exif
  case profile(ProfileFault)

  /// The compressed rows are damaged; `message` is libpng's.
  case rows(message: String)

  /// A fault of an embedded ICC profile.
  public enum ProfileFault: Hashable, Sendable, Codable {
    case noName
    case compressionMethod(Int)
    case inflation
    case notProfile
    /// The profile's class is neither a device nor a color space.
    case deviceClass
    /// The profile is for another kind of samples than the image's; `isGray` describes the image.
    case otherSamples(isGray: Bool)
  }
}
