internal import SystemPackage

/// Which file a path names, whatever the path looks like: links are followed.
public struct FileIdentity: Hashable, Sendable {
  private let device: DeviceID
  private let inode: Inode

  /// `nil` where there is no such file.
  public init?(of path: String) {
    guard let status = try? Stat(FilePath(path)) else { return nil }
    device = status.deviceID
    inode = status.inode
  }
}
