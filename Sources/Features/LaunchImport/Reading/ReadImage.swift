package import LaunchApps
package import Pictures
internal import Pixels
package import Platform

/// The properties that are needed to judge a launch image. The pixels are not kept.
struct ReadImage: Sendable {
  struct Content: Sendable {
    let size: PixelSize
    /// The small copy of the image for comparisons; `nil` if the image is too long and narrow for a
    /// screen.
    let sketch: Sketch?
  }

  let found: FoundImage
  let content: Result<Content, ImageFault>

  var readable: Content? { try? content.get() }

  /// - Complexity: O(pixels). All pixels are in memory at the same time.
  init(_ found: FoundImage) {
    self.found = found
    content = Result { () throws(ImageFault) in
      let raster = try found.location.decoded().raster
      return Content(size: raster.size, sketch: Sketch(raster))
    }
  }
}

extension ImageLocation {
  /// Decodes the pixels as they are stored. An orientation in the metadata has no effect, because
  /// there is no evidence that iOS rotates launch images accordingly.
  func decoded() throws(ImageFault) -> DecodedPNG {
    let bytes =
      switch self {
      case .file(let path):
        try mapError(
          try FileReader.read(found: path, limit: ImportLimit.bytes), ImageFault.unreadable)
      case .member(let name, let archive):
        try mapError(try Self.bytes(of: name, in: archive), ImageFault.archive)
      }
    return try mapError(
      try PNGDecoder.decode(bytes, pixelLimit: ImportLimit.pixels), ImageFault.undecodable)
  }

  private static func bytes(
    of name: String, in archive: String
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    var archive = try ZIPArchive(path: archive)
    guard let member = archive.members.first(where: { $0.path == name }) else {
      throw .unreadable(.missing)
    }
    return try archive.read(member, limit: ImportLimit.bytes)
  }
}

package enum ImageFault: Error, Equatable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  case undecodable(PNGError)

  /// The problem with the reason, and the remedy, in words that come after the path in a message.
  func words(at path: String) -> (problem: String, remedy: String) {
    switch self {
    case .unreadable(let error):
      (
        "cannot be read (\(error))",
        error == .missing ? "add it, or delete its slot" : "check the file"
      )
    case .archive(let error): (error.description, "check the file")
    case .undecodable(let error): (error.description, error.remedy(for: path))
    }
  }
}
