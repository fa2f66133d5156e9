internal import Files

package enum ImageLocation: Equatable, Sendable {
  case file(path: String)
  case member(name: String, archive: String)

  /// The path that messages show; for a member of an archive, the archive's path comes first.
  package var path: String {
    switch self {
    case .file(let path): path
    case .member(let name, let archive): archive + "/" + name
    }
  }

  package var name: String { path.lastPathName }

  /// The path of the folder that contains the image, without a trailing slash; empty for the
  /// current folder.
  package var folder: String { path.pathFolder }
}
