internal import Archives
internal import Files
package import PNGCodec
internal import Pixels

/// Reads and decodes launch images.
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
    do throws(PNGError) {
      let header = try PNGHeader(bytes)
      if header.isCompressedByXcode { throw PNGError.compressedByXcode }
      if header.size.area <= pixelLimit {
        return try PNGDecoder.decode(bytes, pixelLimit: pixelLimit)
      }
    } catch {
      throw .undecodable(error)
    }
    throw .tooLarge((try? PNGHeader(bytes))?.size ?? PixelSize(width: 0, height: 0))
  }

  private static func bytes(_ location: ImageLocation) throws(ImageFault) -> ContiguousArray<UInt8>
  {
    switch location {
    case .file(let path):
      do throws(FileError) {
        let file = try ReadableFile(path: path)
        if file.byteCount > ImportLimit.bytes { throw FileError.tooLarge(limit: ImportLimit.bytes) }
        return try file.read(at: 0, count: file.byteCount)
      } catch {
        throw .unreadable(error)
      }
    case .member(let name, let archive):
      do throws(ArchiveError) {
        var archive = try ZIPArchive(path: archive)
        guard let member = archive.members.first(where: { $0.path == name }) else {
          throw ArchiveError.unreadable(.missing)
        }
        return try archive.read(member, limit: ImportLimit.bytes)
      } catch {
        throw .archive(error)
      }
    }
  }
}
