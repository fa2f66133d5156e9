package import Files
package import LaunchApps
package import PNGCodec
package import Pixels

package enum ImageFault: Error, Equatable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  case undecodable(PNGError)
  /// The image has more pixels than the limit, and is not decoded.
  case tooLarge(PixelSize)
}
