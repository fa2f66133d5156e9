/// Why changes can only be found by looking for them.
package enum WatchFault: Error, Hashable, Sendable {
  /// The system has no more watches for this user.
  case tooManyWatches
  /// The process, or the user, has as much open as it may have.
  case tooManyOpenFiles
  /// The folder may not be listed, or the file not be read.
  case noPermission(path: String)
  /// The file system does not tell what other machines do.
  case remote(path: String)
  case failed(FileError)
}
