internal import Platform
internal import SystemPackage

/// Writes files that can easily be made again, without waiting until they are on the disk.
package enum SmallFile {
  /// Writes the file in one step.
  ///
  /// - Parameter makesFolder: whether the folder and the folders above it are created if they are
  ///   missing.
  package static func write(
    _ bytes: ContiguousArray<UInt8>, to path: String, makesFolder: Bool = false
  ) throws(FileError) {
    let made = makesFolder ? try OutputFolder.makeDirectories(path.pathFolder) : nil
    try write(bytes, to: FilePlace.of(path: path), in: made)
  }

  /// - Parameter made: the folder of `place`, if it was created for the file.
  static func write(
    _ bytes: ContiguousArray<UInt8>, to place: FilePlace, in made: StagedFolder? = nil
  ) throws(FileError) {
    let file = try StagedFile(
      for: place, permissions: FilePermissions(rawValue: 0o666), in: made)
    try file.write(bytes)
    try file.place()
  }
}

/// Operations on a cache's files. Other processes may touch or remove the same files at the same
/// time, so failures are ignored.
package enum CacheFiles {
  /// Sets a file's modification time to now; a link is not followed.
  package static func touch(_ path: String) {
    _ = unsafe utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }

  package static func remove(_ path: String) { SystemCalls.remove(path) }

  /// Removes staged files that killed processes have left in a folder.
  package static func removeAbandoned(in folder: String) {
    if let folder = try? OpenFolder(path: folder) { Staging.removeStale(in: folder) }
  }
}
