/// Reads paths as the system does, as bytes between slashes. A `Character` of Swift hides a slash
/// that a combining mark follows, and Swift's comparisons ignore how Unicode is normalized, so a
/// path could lead elsewhere than it seems to.
extension String {
  private static let slash = UInt8(ascii: "/")

  /// The names in a path; `//` has no name between its slashes.
  package var pathNames: [Substring] { utf8.split(separator: Self.slash).map(Substring.init) }

  /// The last name in a path, without slashes at the end; empty for the root.
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

  /// Whether this is the path of a folder, or of something in that folder.
  ///
  /// - Parameter folder: like this path, absolute and without links.
  package func isPath(in folder: String) -> Bool { names(below: folder) != nil }

  /// The names on the way from a folder to this path; `nil` if this path is not in the folder.
  ///
  /// - Parameter folder: like this path, absolute and without links.
  package func names(below folder: String) -> [String]? {
    let (all, above) = (pathNames, folder.pathNames)
    guard all.starts(with: above, by: { $0.utf8.elementsEqual($1.utf8) }) else { return nil }
    return all.dropFirst(above.count).map { String($0) }
  }
}
