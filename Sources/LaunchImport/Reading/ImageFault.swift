package import Archives
package import Files
package import PNGCodec
package import Pixels

/// Why an image cannot be read.
package enum ImageFault: Error, Hashable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  case undecodable(PNGError)
  /// It has more pixels than any screen, and is not decoded.
  case tooLarge(PixelSize)
}
