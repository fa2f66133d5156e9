internal import SystemPackage

/// What a path names.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  /// Only where links are not followed.
  case link
  case other

  /// `nil` where there is nothing.
  package init?(of path: String, followsLinks: Bool = true) {
    guard let status = try? Stat(FilePath(path), followTargetSymlink: followsLinks) else {
      return nil
    }
    switch status.type {
    case .regular: self = .file
    case .directory: self = .folder
    case .symbolicLink: self = .link
    default: self = .other
    }
  }
}
