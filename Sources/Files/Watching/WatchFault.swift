/// The reason why changes can only be found by polling.
package enum WatchFault: Error, Equatable, Sendable {
  /// The system has no more watches for this user.
  case tooManyWatches
  /// The process or the user cannot open more files.
  case tooManyOpenFiles
  /// The folder may not be listed, or the file not be read.
  case noPermission(path: String)
  /// The file system does not report changes by other machines.
  case remote(path: String)
  case failed(FileError)
}
