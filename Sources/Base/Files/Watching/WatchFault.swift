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

  /// The reason why files are polled each second instead of being watched, and the remedy if there
  /// is one.
  package var explanation: String {
    "checking for changes once a second (\(reason))\(remedy.map { "; \($0)" } ?? "")"
  }

  private var reason: String {
    switch self {
    case .tooManyWatches: "the system allows no more watches"
    case .tooManyOpenFiles: "the system allows no more watchers or open files"
    case .noPermission(let path): "\(path) may not be watched"
    case .remote(let path): "\(path) may be changed by another machine"
    case .failed(let error): "\(error)"
    }
  }

  private var remedy: String? {
    switch self {
    case .tooManyWatches: "raise fs.inotify.max_user_watches to see them at once"
    case .tooManyOpenFiles:
      #if os(Linux)
        "raise fs.inotify.max_user_instances to see them at once"
      #else
        "raise the limit that 'ulimit -n' shows to see them at once"
      #endif
    case .noPermission, .remote, .failed: nil
    }
  }
}
