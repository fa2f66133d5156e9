package enum ResolvedPath {
  /// The absolute path of an existing file or folder.
  package static func of(_ path: String) throws(FileError) -> String {
    try SystemCalls.resolve(path)
  }

  /// The absolute path of a file that need not exist; links are resolved in the part of the path
  /// that exists. `nil` if there is no current folder.
  ///
  /// - Complexity: O(`path` squared)
  package static func ofNearest(_ path: String) -> String? {
    var rest: [Substring] = []
    var parts = path.pathNames
    while true {
      let start = (path.isAbsolutePath ? "/" : "") + parts.joined(separator: "/")
      if let resolved = try? of(start.isEmpty ? "." : start) {
        return ([resolved == "/" ? "" : Substring(resolved)] + rest.reversed())
          .joined(separator: "/")
      }
      guard let last = parts.popLast() else { return nil }
      if last != "." { rest.append(last) }
    }
  }
}
