internal import SystemPackage

/// The metadata by which changes to a file are detected. While a file's stamp stays the same, the
/// file's contents also stay the same.
///
/// Each write sets ``changed`` to the current time, and no program can set another time. But two
/// writes within one tick of the file system's clock give the same time: see ``isSettled``.
package struct FileStamp: Codable, Equatable, Sendable {
  package let size: Int64
  /// Time of the last change of the contents, in nanoseconds since 1970.
  package let modified: Int64
  /// Time of the last change of contents or metadata, in nanoseconds since 1970.
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

  /// The stamp of the file at a path; `nil` if the path does not lead to a regular file.
  package init?(of path: String, followsLinks: Bool = true) {
    guard let status = try? Stat(FilePath(path), followTargetSymlink: followsLinks) else {
      return nil
    }
    self.init(ofFile: status)
  }

  /// `nil` if the status does not belong to a regular file.
  init?(ofFile status: Stat) {
    guard status.type == .regular else { return nil }
    self.init(status)
  }

  /// The stamp of a folder, which changes when a name is added or removed.
  package init?(ofFolder path: String) {
    guard let status = try? Stat(FilePath(path)), status.type == .directory else { return nil }
    self.init(status)
  }

  /// Whether both stamps belong to the same file with the same contents, even if the file was
  /// renamed in between.
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

  /// Whether the file system's clock has advanced since the last change. If so, another change
  /// gives another stamp.
  package var isSettled: Bool { changed < Self.now && modified < Self.now }

  /// Maximum number of calls of ``wait()`` until a stamp settles. If the stamp comes from another
  /// machine's clock, settling may take long.
  package static let attempts = 20

  package static func wait() {
    var time = timespec(tv_sec: 0, tv_nsec: 1_000_000)
    unsafe nanosleep(&time, nil)
  }

  /// The time by the clock that file systems use, in nanoseconds since 1970.
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

/// Whether a path leads to a file, a folder, a symbolic link, or something else, such as a pipe.
package enum FileKind: Equatable, Sendable {
  case file
  case folder
  /// A symbolic link, reported only if links are not followed.
  case link
  case other

  /// The kind of the file at a path; `nil` if nothing exists at the path.
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

/// The identity of a file. Two paths that lead to the same file have equal identities. Links are
/// followed.
package struct FileIdentity: Hashable, Sendable {
  private let device: DeviceID
  private let inode: Inode

  package init?(of path: String) {
    guard let status = try? Stat(FilePath(path)) else { return nil }
    self.init(status)
  }

  init(_ status: Stat) {
    device = status.deviceID
    inode = status.inode
  }
}
