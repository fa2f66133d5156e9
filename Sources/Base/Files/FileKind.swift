internal import SystemPackage

/// Whether a path leads to a file, a folder, a symbolic link, or something else, such as a pipe.
package enum FileKind: Equatable, Sendable {
  case file
  case folder
  /// A symbolic link, reported only if links are not followed.
  case link
  case other

  /// The kind of the file at a path; `nil` if nothing exists there.
  package init?(of path: String, followsLinks: Bool = true) {
    guard let status = try? Stat(FilePath(path), followTargetSymlink: followsLinks) else {
      return nil
    }
    self.init(status)
  }

  init(_ status: Stat) {
    switch status.type {
    case .regular: self = .file
    case .directory: self = .folder
    case .symbolicLink: self = .link
    default: self = .other
    }
  }
}

/// Identifies the file that a path leads to: two paths to the same file have equal identities.
/// Links are followed.
package struct FileIdentity: Hashable, Sendable {
  private let device: DeviceID
  private let inode: Inode

  package init?(of path: String) {
    guard let status = try? Stat(FilePath(path)) else { return nil }
    self.init(status)
  }

  /// The identity of an open file; `nil` if the system reports an error.
  init?(of descriptor: FileDescriptor) {
    guard let status = try? descriptor.stat() else { return nil }
    self.init(status)
  }

  init(_ status: Stat) {
    device = status.deviceID
    inode = status.inode
  }
}
