/// Functions that split and join paths. Only ``onDisk(_:)`` looks at the disk; the other functions
/// use the path's text alone.
package enum Path {
  /// Joins a folder and a path; an absolute `path` is returned unchanged.
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

  /// The path from a folder to a file, with `..` for each folder up. Both arguments are absolute
  /// paths.
  package static func relative(_ path: String, to folder: String) -> String {
    let (names, above) = (path.pathNames, folder.pathNames)
    let common = zip(names, above).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = Array(repeating: Substring(".."), count: above.count - common)
    return (up + names.dropFirst(common)).joined(separator: "/")
  }

  /// See ``FolderNames/path(_:)``.
  package static func onDisk(_ path: String) -> String? {
    var names = FolderNames()
    return names.path(path)
  }
}

/// Splits and compares paths by bytes, as the system does. By `Character`, a slash with a combining
/// mark would not be a slash, and names that differ only in Unicode normalization would be equal.
/// Then a path could lead out of a folder unnoticed.
extension String {
  private static let slash = UInt8(ascii: "/")

  /// The names in a path. There is no name between two slashes in a row.
  package var pathNames: [Substring] { utf8.split(separator: Self.slash).map(Substring.init) }

  /// The last name in a path, without slashes at the end; empty for the root.
  package var lastPathName: String { pathNames.last.map { String($0) } ?? "" }

  /// The names before, between and after slashes, including empty names: `a//b` has three segments.
  package var pathSegments: [Substring] {
    utf8.split(separator: Self.slash, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// The folder, up to and including the last slash, and the name after the slash. The folder is
  /// empty if there is no slash.
  package var pathParts: (folder: String, name: String) {
    let start = utf8.lastIndex(of: Self.slash).map { utf8.index(after: $0) } ?? startIndex
    return (String(self[..<start]), String(self[start...]))
  }

  /// The part before the last slash; empty if there is no slash, or if the only slash comes first.
  package var pathFolder: String { String(Substring(pathParts.folder.utf8.dropLast())) }

  /// Whether the path is too long for a system call. This is the limit of Linux; other systems have
  /// lower limits.
  package var isTooLongPath: Bool { utf8.count >= 4096 }

  package var isAbsolutePath: Bool { utf8.first == Self.slash }
  package var hasSlash: Bool { utf8.contains(Self.slash) }
  package var endsInSlash: Bool { utf8.last == Self.slash }

  /// Whether this path leads to `folder`, or to something inside it. Both paths are absolute and
  /// without links.
  package func isPath(in folder: String) -> Bool { names(below: folder) != nil }

  /// The names on the way from `folder` to this path; `nil` if this path is not in the folder. Both
  /// paths are absolute and without links.
  package func names(below folder: String) -> [String]? {
    let (all, above) = (pathNames, folder.pathNames)
    guard all.starts(with: above, by: { $0.utf8.elementsEqual($1.utf8) }) else { return nil }
    return all.dropFirst(above.count).map { String($0) }
  }
}

/// The extension of a file's or folder's name, in lower case.
///
/// A name without a dot has no extension: a folder named `app` is not an `.app`.
package enum FileExtension {
  /// The extension without its dot; `""` if there is none.
  package static func of(_ path: String) -> String {
    let name = path.pathParts.name
    // Names that begin with their only dot have no extension.
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[dot...].dropFirst().lowercased()
  }
}
