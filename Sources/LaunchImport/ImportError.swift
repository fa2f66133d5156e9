package import Archives
package import Files
package import InfoPlist
package import LaunchApps

/// Why nothing can be imported, or the artwork not be written.
package enum ImportError: Error, Hashable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  /// The path leads to a file that is not an archive.
  case notFolder
  /// A launch image set without a Contents.json that can be read.
  case noContents
  case noImages
  /// A folder without launch images has several built apps.
  case severalApps([String])
  /// The Info.plist that was named.
  case infoPlist(path: String, InfoPlistError)
  /// The app or the project, of which a target was named.
  case app(path: String, LoadError)
  /// What is to be written is one of the files that were read.
  case outputIsInput(path: String)
  case outputFailed(path: String, FileError)
  /// No image can be the artwork: all are unreadable, portrait, or turned nobody knows which way.
  case noArtwork
  /// The image that was chosen cannot be read any more.
  case artworkUnreadable(path: String, ImageFault)
}
