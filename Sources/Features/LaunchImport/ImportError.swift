package import Files
package import InfoPlist
package import LaunchApps

package enum ImportError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  /// The path leads to something that is neither a folder nor an .ipa archive.
  case notFolder
  /// The launch image set has no Contents.json that can be read.
  case noContents
  case noImages
  /// The folder has no launch images, but several built apps, so it is unclear which app to read.
  case severalApps([String])
  case infoPlist(path: String, InfoPlistError)
  case app(path: String, LoadError)
  case outputRefused(path: String, OutputRefusal)
  case outputFailed(path: String, FileError)
  /// No image can be the artwork, because all of them are unreadable, portrait pictures, or rotated
  /// in an unknown direction.
  case noArtwork
  case artworkUnreadable(path: String, ImageFault)
}
