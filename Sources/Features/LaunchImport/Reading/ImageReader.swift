internal import Files
internal import LaunchApps
package import PNGCodec
internal import Pixels
internal import Platform

package enum ImageReader {
  /// - Complexity: O(pixels); all pixels are in memory while it runs.
  package static func read(_ found: FoundImage, pixelLimit: Int) -> ReadImage {
    ReadImage(
      found: found,
      content: Result { () throws(ImageFault) in
        let image = try decode(found.location, pixelLimit: pixelLimit)
        return ReadImage.Content(
          size: image.raster.size, sketch: Sketch(image.raster), detail: Detail.of(image.raster),
          orientation: image.orientation)
      })
  }

  /// Decodes the pixels as they are stored. An orientation in the metadata has no effect, because
  /// there is no evidence that iOS rotates launch images accordingly.
  package static func decode(
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
    case .file(let path):
      return try mapError(try read(path), ImageFault.unreadable)
    case .member(let name, let archive):
      return try mapError(try read(name, in: archive), ImageFault.archive)
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
