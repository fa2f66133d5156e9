public import Pixels

/// A fault in a PNG chunk. Either the file cannot be decoded, or the chunk is ignored with a
/// warning.
public enum ChunkFault: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  case checksum
  case length
  /// The chunk is the second one of a type that may appear only once.
  case duplicate
  case misplaced
  /// The chunk is followed by bytes that are not a chunk.
  case junkAfter
  case unknownCritical
  /// The chunk is the first one of the file, where IHDR should be.
  case beforeHeader
  case paletteInGray

  case size(PixelSize)
  /// A field has a value that PNG does not define, or that no display can have.
  case value(Int)
  case primaries
  case moreAlphasThanColors
  /// The chunk's content cannot be read.
  case content
  /// iCCP does not hold the profile of a device or a color space.
  case notProfile
  /// The profile does not match the samples. If `isGray` is true, the image is gray and the profile
  /// is for RGB. Otherwise, the image is RGB and the profile is for gray.
  case otherSamples(isGray: Bool)

  /// The compressed rows are damaged; `message` is libpng's error message.
  case rows(message: String)

  /// A predicate to be printed after the chunk's name, such as "has a wrong checksum".
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
    case .value(let value): "has an invalid value (\(value))"
    case .primaries: "has impossible primaries"
    case .moreAlphasThanColors: "has more values than the palette has colors"
    case .content: "is damaged"
    case .notProfile: "does not hold a device's ICC profile"
    case .otherSamples(let isGray):
      "holds a profile that is not for \(isGray ? "gray" : "RGB") samples"
    case .rows(let message): "cannot be decompressed: \(message)"
    }
  }
}
