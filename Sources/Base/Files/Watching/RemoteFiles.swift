internal import CSystemCalls

/// Detects files that other machines can change without an event on this machine.
enum RemoteFiles {
  /// Whether a path is on a remote file system; for a missing file, the nearest existing folder
  /// decides.
  static func contain(_ path: String) -> Bool {
    var path = path
    while !path.isEmpty {
      if FileKind(of: path) != nil { return unsafe lgs_is_remote(path) != 0 }
      path = path.pathFolder
    }
    return unsafe lgs_is_remote(".") != 0
  }
}
