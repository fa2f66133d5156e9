internal import SystemPackage

/// Which file a path names, whatever the path looks like: links are followed.
package struct FileIdentity: Hashable, Sendable {
  private let device: DeviceID
  private let inode: Inode

  /// `nil` where there is no such file.
  package init?(of path: String) {
    guard let status = try? Stat(FilePath(path)) else { return nil }
    self.init(status)
  }

  /// `nil` where the system does not say.
  init?(of descriptor: FileDescriptor) {
    guard let status = try? descriptor.stat() else { return nil }
    self.init(status)
  }

  private init(_ status: Stat) {
    device = status.deviceID
    inode = status.inode
  }
}
