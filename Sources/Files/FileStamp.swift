internal import Platform
internal import SystemPackage

/// What the file system says of a file: as long as it is the same, so is the file.
///
/// A program that writes into the file later changes `changed`, which no program can set. Only within
/// one tick of the file system's clock is that not so (``isSettled``).
package struct FileStamp: Hashable, Sendable {
  /// In bytes.
  package let size: Int64
  /// When the contents were changed, in nanoseconds since 1970.
  package let modified: Int64
  /// When anything was changed, in nanoseconds since 1970.
  package let changed: Int64
  package let inode: UInt64
  package let device: UInt64

  package init(size: Int64, modified: Int64, changed: Int64, inode: UInt64, device: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
  }

  /// `nil` if the path does not lead to a regular file.
  ///
  /// - Parameter followsLinks: whether a link stands for what it leads to.
  package init?(of path: String, followsLinks: Bool = true) {
    guard let status = try? Stat(FilePath(path), followTargetSymlink: followsLinks) else {
      return nil
    }
    self.init(ofFile: status)
  }

  /// `nil` unless it is that of a regular file.
  init?(ofFile status: Stat) {
    guard status.type == .regular else { return nil }
    self.init(status)
  }

  /// The same of a folder, which is another one once a name comes or goes; links are followed.
  package init?(ofFolder path: String) {
    guard let status = try? Stat(FilePath(path)), status.type == .directory else { return nil }
    self.init(status)
  }

  /// The same of an open file; `nil` if the system reports an error.
  init?(of descriptor: FileDescriptor) {
    guard let status = try? descriptor.stat() else { return nil }
    self.init(status)
  }

  /// Whether it is the same file with the same contents; its name may have changed.
  func hasContents(of other: FileStamp) -> Bool {
    size == other.size && modified == other.modified && inode == other.inode
      && device == other.device
  }

  private init(_ status: Stat) {
    func nanoseconds(_ time: timespec) -> Int64 {
      Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
    self.init(
      size: status.size, modified: nanoseconds(status.st_mtim),
      changed: nanoseconds(status.st_ctim), inode: UInt64(status.inode.rawValue),
      device: UInt64(truncatingIfNeeded: status.deviceID.rawValue))
  }

  /// Whether the file system's clock has gone on since the last change, so that another change would
  /// give another stamp.
  package var isSettled: Bool { changed < Self.now && modified < Self.now }

  /// How often it is worth waiting: with other machines' clocks, for ever is too long.
  package static let attempts = 20

  /// Waits for a millisecond.
  package static func wait() {
    var time = timespec(tv_sec: 0, tv_nsec: 1_000_000)
    unsafe nanosleep(&time, nil)
  }

  /// By the clock that file systems use, in nanoseconds since 1970.
  private static var now: Int64 {
    var time = timespec()
    #if os(Linux)
      let clock = CLOCK_REALTIME_COARSE
    #else
      let clock = CLOCK_REALTIME
    #endif
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
