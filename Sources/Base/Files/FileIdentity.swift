internal import SystemPackage

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
