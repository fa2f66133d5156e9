internal import Files

/// Functions that take paths apart and join them as text, without looking at the disk.
package enum ProjectPath {
  /// Joins a folder and a path; an absolute path is returned as it is.
  package static func joined(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.isAbsolutePath { return path }
    if path.isEmpty { return folder }
    return folder.endsInSlash ? folder + path : folder + "/" + path
  }

  /// The folder of a path; empty if the path has none.
  package static func folder(of path: String) -> String {
    let folder = path.pathFolder
    return folder.isEmpty && path.isAbsolutePath ? "/" : folder
  }

  package static func name(of path: String) -> String { path.pathParts.name }

  /// A name without its extension.
  package static func base(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The path without `.` and `//`; each `..` removes the name before it, if there is one.
  package static func standardized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.pathNames where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !path.isAbsolutePath {
        names.append(name)
      }
    }
    return (path.isAbsolutePath ? "/" : "") + names.joined(separator: "/")
  }
}
