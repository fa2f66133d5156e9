public import Pixels

/// A fault in a PNG chunk. It makes the file undecodable, or the chunk is ignored with a warning.
public enum ChunkFault: Equatable, Sendable, Codable {
  case checksum
  case length
  /// The chunk appears again but may appear only once.
  case duplicate
  case misplaced
  /// The chunk is followed by bytes that are not a chunk.
  case junkAfter
  /// An unknown critical chunk.
  case unknownCritical
  /// The chunk is the first one of the file, where IHDR should be.
  case beforeHeader
  /// The chunk is a palette (PLTE), which a gray image must not have.
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
  public enum ProfileFault: Equatable, Sendable, Codable {
    case noName
    case compressionMethod(Int)
    case inflation
    case notProfile
    /// The profile's class is not that of a device or a color space; it is a device link, for
    /// example.
    case deviceClass
    /// The profile is for RGB samples in a gray image, or for gray samples in an RGB image;
    /// `isGray` is true if the image is gray.
    case otherSamples(isGray: Bool)
  }
}
