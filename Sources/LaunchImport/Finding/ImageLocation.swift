internal import Files

/// Where an image's bytes are.
package enum ImageLocation: Hashable, Sendable {
  case file(path: String)
  /// - Parameter name: the path of the member in the archive.
  case member(name: String, archive: String)

  /// The path that messages show.
  package var path: String {
    switch self {
    case .file(let path): path
    case .member(let name, let archive): archive + "/" + name
    }
  }

  /// The file's own name.
  package var name: String { path.lastPathName }

  /// The path of the folder, without a slash at its end; empty for the current one.
  package var folder: String { path.pathFolder }
}
