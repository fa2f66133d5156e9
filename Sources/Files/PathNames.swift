/// Paths as the system reads them: bytes between slashes. Swift's characters hide a slash that a
/// combining mark follows, and its comparisons ignore the form of Unicode, so that a path would lead
/// elsewhere than it seems to.
extension String {
  private static let slash = UInt8(ascii: "/")

  /// The names in a path; `//` has none between its slashes.
  package var pathNames: [Substring] { utf8.split(separator: Self.slash).map(Substring.init) }

  /// What is after the last slash that a name follows; empty for the root.
  package var lastPathName: String { pathNames.last.map { String($0) } ?? "" }

  /// The names between slashes; `//` has an empty one between its slashes.
  package var pathSegments: [Substring] {
    utf8.split(separator: Self.slash, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// The folder with the slash at its end, empty without one, and the name that follows.
  package var pathParts: (folder: String, name: String) {
    let start = utf8.lastIndex(of: Self.slash).map { utf8.index(after: $0) } ?? startIndex
    return (String(self[..<start]), String(self[start...]))
  }

  /// What is before the last slash: the folder, empty for the current one and for the root.
  package var pathFolder: String { String(Substring(pathParts.folder.utf8.dropLast())) }

  package var isAbsolutePath: Bool { utf8.first == Self.slash }
  package var hasSlash: Bool { utf8.contains(Self.slash) }
  package var endsInSlash: Bool { utf8.last == Self.slash }

  /// Whether this is a folder's path, or that of something in the folder.
  ///
  /// - Parameter folder: as this path absolute, without links.
  package func isPath(in folder: String) -> Bool { names(below: folder) != nil }

  /// The names on the way from a folder to what is in it; `nil` if this is not in it.
  ///
  /// - Parameter folder: as this path absolute, without links.
  package func names(below folder: String) -> [String]? {
    let (all, above) = (pathNames, folder.pathNames)
    guard all.starts(with: above, by: { $0.utf8.elementsEqual($1.utf8) }) else { return nil }
    return all.dropFirst(above.count).map { String($0) }
  }
}
