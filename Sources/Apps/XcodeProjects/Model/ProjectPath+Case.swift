internal import Files

extension ProjectPath {
  /// The path of a file that exists and whose path differs only in capital letters; `nil` if there
  /// is none.
  ///
  /// - Complexity: O(number of files in the folders of the path)
  static func otherCase(of path: String) -> String? {
    var found = path.isAbsolutePath ? "/" : ""
    for name in path.pathNames where name != "." {
      let next = joined(found, String(name))
      if name == ".." || FileKind(of: next) != nil {
        found = next
        continue
      }
      let names = (try? FolderListing.names(in: found.isEmpty ? "." : found)) ?? []
      guard let other = names.first(where: { $0.lowercased() == name.lowercased() }) else {
        return nil
      }
      found = joined(found, other)
    }
    return found
  }
}
