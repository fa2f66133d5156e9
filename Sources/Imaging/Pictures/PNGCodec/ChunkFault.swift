public import Pixels

/// A fault in a PNG chunk. It makes the file undecodable, or the chunk is ignored with a warning.
public enum ChunkFault: Equatable, Sendable, Codable, CustomStringConvertible {
  case checksum
  case length
  /// The chunk appears again but may appear only once.
  case duplicate
  case misplaced
  /// The chunk is followed by bytes that are not a chunk.
  case junkAfter
  case unknownCritical
  /// The chunk is the first one of the file, where IHDR should be.
  case beforeHeader
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

  /// The compressed rows are damaged; `message` is libpng's error message.
  case rows(message: String)

  /// A fault of an embedded ICC profile.
  public enum ProfileFault: Error, Equatable, Sendable, Codable, CustomStringConvertible {
    case noName
    case compressionMethod(Int)
    case inflation
    case notProfile
    /// The profile's class is not that of a device or a color space.
    case deviceClass
    /// The profile is for RGB samples in a gray image (`isGray`), or for gray in an RGB image.
    case otherSamples(isGray: Bool)

    public var description: String {
      switch self {
      case .noName: "has no name"
      case .compressionMethod(let method): "has an unknown compression method (\(method))"
      case .inflation: "cannot be decompressed"
      case .notProfile: "does not hold an ICC profile"
      case .deviceClass: "holds a profile that is not a device's"
      case .otherSamples(let isGray):
        "holds a profile that is not for \(isGray ? "gray" : "RGB") samples"
      }
    }
  }

  /// A predicate that follows the chunk's name: "has a wrong checksum".
  public var description: String {
    switch self {
    case .checksum: "has a wrong checksum"
    case .length: "has a wrong length"
    case .duplicate: "appears more than once"
    case .misplaced: "is in the wrong place"
    case .junkAfter: "is followed by bytes that are not a chunk"
    case .unknownCritical: "is an unknown critical chunk"
    case .beforeHeader: "is where IHDR should be"
    case .paletteInGray: "does not belong in a gray image"
    case .size(let size): "has an invalid size (\(size))"
    case .colorType(let type): "has an invalid color type (\(type))"
    case .bitDepth(let depth, let type):
      "has an invalid bit depth (\(depth) for color type \(type))"
    case .compressionMethod(let method): "has an unknown compression method (\(method))"
    case .filterMethod(let method): "has an unknown filter method (\(method))"
    case .interlaceMethod(let method): "has an unknown interlace method (\(method))"
    case .renderingIntent(let intent): "has an unknown rendering intent (\(intent))"
    case .matrixCoefficients(let matrix): "has matrix coefficients that are not RGB's (\(matrix))"
    case .videoRange(let range): "has an unknown video range (\(range))"
    case .gamma(let gamma): "has an implausible gamma (\(gamma)/100000)"
    case .primaries: "has impossible primaries"
    case .moreAlphasThanColors: "has more values than the palette has colors"
    case .orientation(let value): "has an orientation of \(value), which is not 1 to 8"
    case .exif: "is damaged"
    case .profile(let fault): fault.description
    case .rows(let message): "cannot be decompressed: \(message)"
    }
  }
}
