internal import Platform
internal import SystemPackage

/// Operations on a cache's files other than reading and writing. Other processes may touch or
/// remove the same files at the same time, so failures to do so are ignored.
package enum CacheFiles {
  /// Sets a file's modification time to now; a link is not followed.
  package static func touch(_ path: String) {
    _ = unsafe utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }

  package static func remove(_ path: String) {
    SystemCalls.remove(path)
  }

  /// Creates a folder and the folders above it if they are missing.
  package static func makeFolder(_ path: String) throws(FileError) {
    try OutputFolder.makePermanentDirectories(path)
  }

  /// Removes staged files that killed processes have left in a folder.
  package static func removeAbandoned(in folder: String) {
    if let folder = try? OpenFolder(path: folder) { Staging.removeStale(in: folder) }
  }
}
