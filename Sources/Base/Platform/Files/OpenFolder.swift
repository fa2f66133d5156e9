internal import CSystemCalls
internal import SystemPackage

/// An open folder. Files in the folder are accessed by name, without following links. So no other
/// program can redirect an access by replacing a checked folder with a link.
///
/// If the folder was created for staged files, it is removed together with the staged files, unless
/// the folder contains something else.
package final class OpenFolder: Sendable {
  /// The path as it was given, for messages.
  package let path: String
  let descriptor: FileDescriptor
  /// The folder's place if the folder was created for staged files. The place holds the parent
  /// folder object, so the parent is closed, and removed if necessary, only after this folder.
  private let made: FilePlace?

  /// Opens the folder at a path; links in the path are followed.
  package init(path: String) throws(FileError) {
    self.path = path
    made = nil
    descriptor = try Self.open(path, in: nil, followsLinks: true)
  }

  private init(_ name: String, in parent: OpenFolder, isMade: Bool) throws(FileError) {
    path = Path.joined(parent.path, name)
    made = isMade ? FilePlace(folder: parent, name: name) : nil
    descriptor = try mapError(try Self.open(name, in: parent, followsLinks: false)) {
      parent.kind(of: name) == .link ? FileError.linkedFolder(name: name) : $0
    }
  }

  deinit {
    try? descriptor.close()
    if let made { Staging.shared.removeFolder(made) }
  }

  /// - Throws: ``FileError/linkedFolder(name:)`` if the subfolder is a link.
  package func folder(_ name: String) throws(FileError) -> OpenFolder {
    try OpenFolder(name, in: self, isMade: false)
  }

  /// The subfolder, which is created if it is missing.
  func makingFolder(_ name: String) throws(FileError) -> OpenFolder {
    do throws(FileError) {
      return try folder(name)
    } catch .missing {
      let place = FilePlace(folder: self, name: name)
      do throws(FileError) {
        try Staging.shared.makeFolder(place)
      } catch {
        // Another run may have created it in the meantime.
        if place.kind == nil { throw error }
        return try folder(name)
      }
      do throws(FileError) {
        return try OpenFolder(name, in: self, isMade: true)
      } catch {
        Staging.shared.removeFolder(place)
        throw error
      }
    }
  }

  /// The folder at a path. If the folder is missing, it and the folders above it are created. Links
  /// in the path are followed.
  static func making(path: String) throws(FileError) -> OpenFolder {
    do throws(FileError) {
      return try OpenFolder(path: path)
    } catch .missing {
      guard let name = path.pathNames.last else { throw .missing }
      let above = String(path[..<name.startIndex])
      return try making(path: above.isEmpty ? "." : above).makingFolder(String(name))
    }
  }

  /// The kind of the entry with this name; `nil` if there is no such entry. Links are not followed.
  func kind(of name: String) -> FileKind? { status(of: name).map(FileKind.init) }

  /// Whether files in the folder may be created and removed.
  var isWritable: Bool { unsafe faccessat(descriptor.rawValue, ".", W_OK, 0) == 0 }

  func status(of name: String, followsLinks: Bool = false) -> Stat? {
    try? Stat(
      FilePath(name), relativeTo: descriptor, flags: followsLinks ? [] : [.symlinkNoFollow])
  }

  /// The names in the folder, including `.` and `..`.
  func names() throws(FileError) -> [String] {
    // The folder's own descriptor may not permit reading.
    let readable = try open(".", flags: O_RDONLY | O_DIRECTORY)
    guard let stream = unsafe fdopendir(readable.rawValue) else {
      try? readable.close()
      throw FileError(Errno(rawValue: errno))
    }
    defer { unsafe closedir(stream) }
    return unsafe SystemCalls.names(from: stream)
  }

  /// Opens or creates a file in the folder. If the name belongs to a link, throws an error.
  func open(
    _ name: String, flags: Int32, permissions: FilePermissions = []
  ) throws(FileError) -> FileDescriptor {
    try Self.opened {
      unsafe lgs_open_at(
        descriptor.rawValue, name, flags | O_NOFOLLOW, UInt32(permissions.rawValue))
    }
  }

  private static func open(
    _ path: String, in parent: OpenFolder?, followsLinks: Bool
  ) throws(FileError) -> FileDescriptor {
    try opened {
      unsafe lgs_open_folder(parent?.descriptor.rawValue ?? -1, path, followsLinks ? 1 : 0)
    }
  }

  private static func opened(_ call: () -> Int32) throws(FileError) -> FileDescriptor {
    while true {
      let number = call()
      if number >= 0 { return FileDescriptor(rawValue: number) }
      if errno != EINTR { throw FileError(Errno(rawValue: errno)) }
    }
  }

  /// Removes empty subfolders on the way to the files `names`: for `a/b/c.png`, first `a/b`, then
  /// `a`. Links are not followed.
  func removeEmptyFolders(of names: [String]) {
    let folders = Set(
      names.flatMap { name in
        name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: "/") }.map { name[..<$0] }
      })
    var files = RootFolder(self)
    for name in folders.sorted(by: { $0.count > $1.count }) {
      if let place = files.place(of: String(name)) { SystemCalls.removeEmptyDirectory(place) }
    }
  }
}

extension OpenFolder: Hashable {
  package static func == (first: OpenFolder, second: OpenFolder) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A name in an open folder; a file with that name need not exist.
struct FilePlace: Hashable, Sendable {
  let folder: OpenFolder
  let name: String

  var path: String { Path.joined(folder.path, name) }

  var kind: FileKind? { folder.kind(of: name) }

  func has(_ bytes: ContiguousArray<UInt8>) -> Bool {
    kind == .file && (try? ReadableFile(self).bytes(limit: bytes.count)) == bytes
  }

  /// The file's stamp; `nil` if there is no regular file at this place.
  var stamp: FileStamp? { folder.status(of: name).flatMap(FileStamp.init(ofFile:)) }

  var identity: FileIdentity? {
    folder.status(of: name, followsLinks: true).map(FileIdentity.init)
  }

  /// The place of a path. The path's folder must exist; links in the folder's path are followed.
  static func of(path: String) throws(FileError) -> FilePlace {
    let (folder, name) = path.pathParts
    return FilePlace(
      folder: try OpenFolder(path: folder.isEmpty ? "." : folder), name: String(name))
  }
}

/// A lock on a folder. While the lock exists, other runs of launchgen that change files in the
/// folder wait. No lock file is written, because the folder itself is locked.
///
/// The lock has no effect if the folder cannot be read, or if the file system does not support
/// locks.
package final class FolderLock: Sendable {
  private let descriptor: FileDescriptor?

  /// Waits for the lock; `nil` if another process still has the lock after `seconds`.
  package init?(path: String, seconds: Int = 60) {
    let options: FileDescriptor.OpenOptions = [.closeOnExec, .directory]
    descriptor = try? FileDescriptor.open(FilePath(path), .readOnly, options: options)
    guard let descriptor else { return }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while !SystemCalls.lockWithoutWaiting(descriptor), errno == EWOULDBLOCK || errno == EINTR {
      // Destroying the value closes the descriptor.
      if clock.now >= end { return nil }
      usleep(20_000)
    }
  }

  deinit { try? descriptor?.close() }
}
