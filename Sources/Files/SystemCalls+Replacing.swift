internal import LibC
internal import SystemPackage

extension SystemCalls {
  /// The absolute path of an existing file, without links.
  static func resolve(_ path: String) throws(FileError) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw FileError(Errno(rawValue: errno))
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Another owner can be set only by who may; the mode must be.
  static func adopt(_ descriptor: FileDescriptor, modeAndOwnerOf old: Stat) throws {
    // First: a change of owner takes mode bits away.
    _ = fchown(descriptor.rawValue, old.userID.rawValue, old.groupID.rawValue)
    guard fchmod(descriptor.rawValue, old.permissions.rawValue) == 0 else {
      throw Errno(rawValue: errno)
    }
  }
}
