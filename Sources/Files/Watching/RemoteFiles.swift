internal import CSystemCalls

/// Files that other machines can change without an event on this machine.
enum RemoteFiles {
  /// Whether a path is on a remote file system; for a missing file, the nearest existing folder
  /// decides.
  static func contain(_ path: String) -> Bool {
    var path = path[...]
    while !path.isEmpty {
      if FileKind(of: String(path)) != nil { return unsafe lgs_is_remote(String(path)) != 0 }
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      path = path[..<slash]
    }
    return unsafe lgs_is_remote(".") != 0
  }
}
