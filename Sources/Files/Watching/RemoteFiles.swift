internal import CSystemCalls

/// Files that other machines can change without the system telling.
enum RemoteFiles {
  /// Whether a path is among them; what is missing is where its nearest folder is.
  static func contain(_ path: String) -> Bool {
    var path = path
    while !path.isEmpty {
      if FileKind(of: path) != nil { return unsafe lgs_is_remote(path) != 0 }
      path = path.pathFolder
    }
    return unsafe lgs_is_remote(".") != 0
  }
}
