internal import Files

/// A launch image that was found, or to which a launch image set refers; its file may be missing.
struct FoundImage: Equatable, Sendable {
  var location: ImageLocation
  /// The image's uses, in the order in which they were found; empty for a file that nothing refers
  /// to.
  var uses: [ImageUse]
  /// The folder of its launch image set; `nil` for a loose file.
  var set: String?
  /// The locale of its slots; `nil` for a slot for all languages, and for a loose file.
  var locale: String?
}

enum ImageLocation: Equatable, Sendable {
  case file(path: String)
  /// - Parameter name: the path of the member in the archive.
  case member(name: String, archive: String)

  /// The path that messages show; for a member of an archive, the archive's path comes first.
  var path: String {
    switch self {
    case .file(let path): path
    case .member(let name, let archive): archive + "/" + name
    }
  }

  var name: String { path.lastPathName }

  /// The path of the folder that contains the image, without a trailing slash; empty for the
  /// current folder.
  var folder: String { path.pathFolder }
}
