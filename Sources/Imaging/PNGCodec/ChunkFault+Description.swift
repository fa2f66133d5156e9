extension ChunkFault: CustomStringConvertible {
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
    case .rows(let message): "cannot be decompressed: \(message)"
    default: headerWords ?? colorWords
    }
  }

  private var headerWords: String? {
    switch self {
    case .size(let size): "has an invalid size (\(size))"
    case .colorType(let type): "has an invalid color type (\(type))"
    case .bitDepth(let depth, let type):
      "has an invalid bit depth (\(depth) for color type \(type))"
    case .compressionMethod(let method): "has an unknown compression method (\(method))"
    case .filterMethod(let method): "has an unknown filter method (\(method))"
    case .interlaceMethod(let method): "has an unknown interlace method (\(method))"
    default: nil
    }
  }

  private var colorWords: String {
    switch self {
    case .renderingIntent(let intent): "has an unknown rendering intent (\(intent))"
    case .matrixCoefficients(let matrix): "has matrix coefficients that are not RGB's (\(matrix))"
    case .videoRange(let range): "has an unknown video range (\(range))"
    case .gamma(let gamma): "has an implausible gamma (\(gamma)/100000)"
    case .primaries: "has impossible primaries"
    case .moreAlphasThanColors: "has more values than the palette has colors"
    case .orientation(let value): "has an orientation of \(value), which is not 1 to 8"
    case .profile(let fault): fault.description
    default: "is damaged"
    }
  }
}

extension ChunkFault.ProfileFault: CustomStringConvertible {
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
