internal import Platform
internal import SystemPackage

/// What a cache does with its files beside reading and writing them. Another process may do the same
/// at the same time, so nothing of it can fail in a way that matters.
package enum CacheFiles {
  /// Sets the time of the last change to now, not that of what a link leads to.
  package static func touch(_ path: String) {
    _ = unsafe utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }

  package static func remove(_ path: String) {
    SystemCalls.remove(path)
  }

  /// Creates a folder and those above it if they are missing.
  package static func makeFolder(_ path: String) throws(FileError) {
    try OutputFolder.makePermanentDirectories(path)
  }

  /// Removes files that killed processes have staged in a folder.
  package static func removeAbandoned(in folder: String) {
    if let folder = try? OpenFolder(path: folder) { Staging.removeStale(in: folder) }
  }
}
