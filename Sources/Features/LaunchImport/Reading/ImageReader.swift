package import Files
package import LaunchApps
package import PNGCodec
package import Pixels
internal import Platform

/// What is kept of a launch image that was read; its pixels are not.
struct ImageContent: Equatable, Sendable {
  let size: PixelSize
  let sketch: Sketch
  /// Whether the metadata (eXIf) specify an orientation. It has no effect, because there is no
  /// evidence that iOS rotates launch images accordingly.
  let hasOrientation: Bool
}

package enum ImageFault: Error, Equatable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  case undecodable(PNGError)
  /// The image has more pixels than the limit, and is not decoded.
  case tooLarge(PixelSize)

  /// The problem and its reason, in words that follow the path.
  var problem: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error))"
    case .archive(let error): error.description
    case .undecodable(let error): error.description
    case .tooLarge(let size): "is not decoded (\(size) pixels are more than any screen has)"
    }
  }

  func remedy(for path: String) -> String {
    switch self {
    case .unreadable(.missing): "add it, or delete its slot"
    case .unreadable, .archive: "check the file"
    case .undecodable(let error): error.remedy(for: path)
    case .tooLarge: "if it is the original artwork, build from it: launchgen build"
    }
  }
}

enum ImageReader {
  /// - Complexity: O(pixels); all pixels are in memory while it runs.
  static func content(
    of location: ImageLocation, pixelLimit: Int
  ) throws(ImageFault) -> ImageContent {
    let image = try decode(location, pixelLimit: pixelLimit)
    return ImageContent(
      size: image.raster.size, sketch: Sketch(image.raster),
      hasOrientation: image.orientation != .up)
  }

  /// Decodes the pixels as they are stored.
  static func decode(
    _ location: ImageLocation, pixelLimit: Int
  ) throws(ImageFault) -> DecodedPNG {
    let bytes = try bytes(location)
    let header = try mapError(try PNGHeader(bytes), ImageFault.undecodable)
    if header.isCompressedByXcode { throw .undecodable(.compressedByXcode) }
    if header.size.area > pixelLimit { throw .tooLarge(header.size) }
    return try mapError(
      try PNGDecoder.decode(bytes, pixelLimit: pixelLimit), ImageFault.undecodable)
  }

  private static func bytes(_ location: ImageLocation) throws(ImageFault) -> ContiguousArray<UInt8>
  {
    switch location {
    case .file(let path): try mapError(try read(path), ImageFault.unreadable)
    case .member(let name, let archive):
      try mapError(try read(name, in: archive), ImageFault.archive)
    }
  }

  private static func read(_ path: String) throws(FileError) -> ContiguousArray<UInt8> {
    let file = try ReadableFile(path: path)
    if file.byteCount > ImportLimit.bytes { throw .tooLarge(limit: ImportLimit.bytes) }
    return try file.read(at: 0, count: file.byteCount)
  }

  private static func read(
    _ name: String, in archive: String
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    var archive = try ZIPArchive(path: archive)
    guard let member = archive.members.first(where: { $0.path == name }) else {
      throw .unreadable(.missing)
    }
    return try archive.read(member, limit: ImportLimit.bytes)
  }
}
