internal import CSystemCalls
internal import Platform
internal import SystemPackage

/// An open folder. What is in it is reached by name, without following links, so no other program can
/// lead an access elsewhere by putting a link in the place of a folder that has been checked.
package final class OpenFolder: Sendable {
  /// As it was named, for messages.
  package let path: String
  let descriptor: FileDescriptor

  /// Opens a folder by its path, in which links are followed.
  package init(path: String) throws(FileError) {
    self.path = path
    descriptor = try Self.open(path, in: nil, followsLinks: true)
  }

  private init(_ name: String, in parent: OpenFolder) throws(FileError) {
    path = OutputFolder.path(of: name, in: parent.path)
    do throws(FileError) {
      descriptor = try Self.open(name, in: parent, followsLinks: false)
    } catch {
      throw parent.kind(of: name) == .link ? .linkedFolder(name: name) : error
    }
  }

  deinit { try? descriptor.close() }

  /// Opens a folder in this one.
  ///
  /// - Throws: ``FileError/linkedFolder(name:)`` if it is a link.
  package func folder(_ name: String) throws(FileError) -> OpenFolder {
    try OpenFolder(name, in: self)
  }

  /// The folder of a file below this one, and the file's own name; `nil` if a folder is missing.
  ///
  /// - Parameter name: preceded by the names of subfolders, each with a slash.
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

  /// The kind of what has this name in the folder; a link is one. `nil` if nothing has it.
  func kind(of name: String) -> FileKind? { status(of: name).flatMap(FileKind.init) }

  func status(of name: String, followsLinks: Bool = false) -> Stat? {
    try? Stat(
      FilePath(name), relativeTo: descriptor, flags: followsLinks ? [] : [.symlinkNoFollow])
  }

  /// The names in the folder, with `.` and `..`.
  func names() throws(FileError) -> [String] {
    // The folder's own descriptor cannot be read.
    let readable = try open(".", flags: O_RDONLY | O_DIRECTORY)
    guard let stream = unsafe fdopendir(readable.rawValue) else {
      try? readable.close()
      throw FileError(Errno(rawValue: errno))
    }
    defer { unsafe closedir(stream) }
    return unsafe SystemCalls.names(from: stream)
  }

  /// Opens a file of the folder that is not a link.
  ///
  /// - Parameter flags: of `open`.
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

/// A name in an open folder, whether or not anything has it.
struct FilePlace: Hashable, Sendable {
  let folder: OpenFolder
  let name: String

  /// For messages.
  var path: String { OutputFolder.path(of: name, in: folder.path) }

  /// The kind of what is there; a link is one. `nil` if nothing is.
  var kind: FileKind? { folder.kind(of: name) }

  /// `nil` if no regular file is there.
  var stamp: FileStamp? { folder.status(of: name).flatMap(FileStamp.init(ofFile:)) }

  /// Of what is there; a link is what it leads to.
  var identity: FileIdentity? {
    folder.status(of: name, followsLinks: true).map(FileIdentity.init)
  }

  /// The place of another name in the same folder.
  func sibling(_ name: String) -> FilePlace { FilePlace(folder: folder, name: name) }

  /// The place of a path, whose folder must exist; links in the folder's path are followed.
  static func of(path: String) throws(FileError) -> FilePlace {
    let (folder, name) = path.pathParts
    return FilePlace(
      folder: try OpenFolder(path: folder.isEmpty ? "." : folder), name: String(name))
  }
}
