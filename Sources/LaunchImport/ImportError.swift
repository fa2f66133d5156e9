package import Archives
package import Files
package import InfoPlist
package import LaunchApps

/// A reason why nothing can be imported, or why the artwork cannot be written.
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
  /// The Info.plist cannot be read.
  case infoPlist(path: String, InfoPlistError)
  /// The app, project or folder cannot be loaded.
  case app(path: String, LoadError)
  /// The artwork must not be written to the path.
  case outputRefused(path: String, OutputRefusal)
  case outputFailed(path: String, FileError)
  /// No image can be the artwork, because all of them are unreadable, portrait pictures, or rotated
  /// in an unknown direction.
  case noArtwork
  /// The chosen image can no longer be read.
  case artworkUnreadable(path: String, ImageFault)
}
