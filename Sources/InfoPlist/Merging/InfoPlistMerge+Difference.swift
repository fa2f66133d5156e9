extension InfoPlistMerge {
  /// The changes as a unified diff; empty if nothing changes. For a binary property list, it is a
  /// diff of its XML form.
  ///
  /// - Parameter path: the path that the diff shows.
  public func difference(path: String) -> String {
    if changes.isEmpty { return "" }
    if let syntax = document.syntax {
      // Like diff: a tab marks the end of a name with spaces.
      let name = path.contains(" ") ? path + "\t" : path
      return Self.difference(syntax, changes, name)
    }
    // Dates and numbers that XML cannot express are left out, with what is around them.
    let changed = document.root.filter { key, _ in changes.contains { $0.key == key } }
    for root in [document.root, changed, [:]] {
      guard let syntax = try? SyntaxTree(Self.xml(root)) else { continue }
      return Self.difference(syntax, changes, path + " (as XML)\t")
    }
    return ""
  }

  private static func difference(
    _ syntax: SyntaxTree, _ changes: [KeyChange], _ name: String
  ) -> String {
    UnifiedDiff(syntax.text.utf8, XMLEditor(syntax).edits(for: changes))
      .text(oldName: name, newName: name)
  }

  static func xml(_ root: [String: PropertyListValue]) -> ContiguousArray<UInt8> {
    ContiguousArray(XMLWriter(newline: "\n", indentUnit: "\t").document(root).utf8)
  }
}
