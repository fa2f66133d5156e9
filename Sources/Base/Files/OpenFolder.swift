internal import CSystemCalls
internal import Platform
internal import SystemPackage

/// An open folder. Its contents are reached by name, without following links, so no other program
/// can redirect an access by replacing a checked folder with a link.
package final class OpenFolder: Sendable {
  /// The path as it was given, for messages.
  package let path: String
  let descriptor: FileDescriptor

  /// Links in the path are followed.
  package init(path: String) throws(FileError) {
    self.path = path
    descriptor = try Self.open(path, in: nil, followsLinks: true)
  }

  private init(_ name: String, in parent: OpenFolder) throws(FileError) {
    path = Path.joined(parent.path, name)
    descriptor = try mapError(try Self.open(name, in: parent, followsLinks: false)) {
      parent.kind(of: name) == .link ? FileError.linkedFolder(name: name) : $0
    }
  }

  deinit { try? descriptor.close() }

  /// Opens a subfolder.
  ///
  /// - Throws: ``FileError/linkedFolder(name:)`` if the subfolder is a link.
  package func folder(_ name: String) throws(FileError) -> OpenFolder {
    try OpenFolder(name, in: self)
  }

  /// The place of a file in this folder or its subfolders; `nil` if a subfolder is missing.
  ///
  /// - Parameter name: the file's name, preceded by the names of subfolders, each with a slash.
  /// - Throws: ``FileError/linkedFolder(name:)`` if a subfolder is a link.
  func place(of name: String) throws(FileError) -> FilePlace? {
    var folder = self
    var names = name.pathNames.map { String($0) }
    guard let last = names.popLast() else { throw .missing }
    for name in names {
      do throws(FileError) {
        folder = try folder.folder(name)
      } catch .missing {
        return nil
      }
    }
    return FilePlace(folder: folder, name: last)
  }

  /// The kind of the entry with this name; links are not followed. `nil` if it does not exist.
  func kind(of name: String) -> FileKind? { status(of: name).flatMap(FileKind.init) }

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

  /// Opens or creates a file in the folder. A link is an error.
  func open(
    _ name: String, flags: Int32, permissions: FilePermissions = []
  ) throws(FileError) -> FileDescriptor {
    while true {
      let number = unsafe lgs_open_at(
        descriptor.rawValue, name, flags | O_NOFOLLOW, UInt32(permissions.rawValue))
      if number >= 0 { return FileDescriptor(rawValue: number) }
      if errno != EINTR { throw FileError(Errno(rawValue: errno)) }
    }
  }

  private static func open(
    _ path: String, in parent: OpenFolder?, followsLinks: Bool
  ) throws(FileError) -> FileDescriptor {
    while true {
      let number = unsafe lgs_open_folder(
        parent?.descriptor.rawValue ?? -1, path, followsLinks ? 1 : 0)
      if number >= 0 { return FileDescriptor(rawValue: number) }
      if errno != EINTR { throw FileError(Errno(rawValue: errno)) }
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

  /// The kind of the file at this place; links are not followed. `nil` if nothing is there.
  var kind: FileKind? { folder.kind(of: name) }

  /// Whether there is a regular file with these bytes.
  func has(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard kind == .file, let file = try? ReadableFile(self), file.byteCount == bytes.count else {
      return false
    }
    return (try? file.read(at: 0, count: bytes.count)) == bytes
  }

  /// The file's stamp; `nil` if there is no regular file at this place.
  var stamp: FileStamp? { folder.status(of: name).flatMap(FileStamp.init(ofFile:)) }

  /// The identity of the file at this place; links are followed.
  var identity: FileIdentity? {
    folder.status(of: name, followsLinks: true).map(FileIdentity.init)
  }

  func sibling(_ name: String) -> FilePlace { FilePlace(folder: folder, name: name) }

  /// The place of a path, whose folder must exist; links in the folder's path are followed.
  static func of(path: String) throws(FileError) -> FilePlace {
    let (folder, name) = path.pathParts
    return FilePlace(
      folder: try OpenFolder(path: folder.isEmpty ? "." : folder), name: String(name))
  }
}
