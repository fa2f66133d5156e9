internal import CSystemCalls
internal import Platform
internal import SystemPackage

extension SystemCalls {
  /// Exchanges two files in the same folder, in one step.
  ///
  /// - Returns: The error that prevented it; `nil` on success.
  static func exchange(_ place: FilePlace, _ name: String) -> Errno? {
    while unsafe lgs_exchange(place.folder.descriptor.rawValue, place.name, name) != 0 {
      if errno != EINTR { return Errno(rawValue: errno) }
    }
    return nil
  }

  /// Renames a file over another one, in one step.
  ///
  /// - Returns: The error that prevented it; `nil` on success.
  static func replaceIfPossible(_ final: FilePlace, with temporary: FilePlace) -> Errno? {
    let (from, to) = (temporary.folder.descriptor.rawValue, final.folder.descriptor.rawValue)
    while unsafe renameat(from, temporary.name, to, final.name) != 0 {
      if errno != EINTR { return Errno(rawValue: errno) }
    }
    return nil
  }

  /// The absolute path of an existing file, with links resolved.
  static func resolve(_ path: String) throws(FileError) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw FileError(Errno(rawValue: errno))
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Gives an open file the mode of another file and, if the process is permitted to, its owner.
  static func adopt(_ descriptor: FileDescriptor, modeAndOwnerOf old: Stat) throws {
    // The owner comes first, because changing it can clear mode bits.
    _ = fchown(descriptor.rawValue, old.userID.rawValue, old.groupID.rawValue)
    guard fchmod(descriptor.rawValue, old.permissions.rawValue) == 0 else {
      throw Errno(rawValue: errno)
    }
  }
}
