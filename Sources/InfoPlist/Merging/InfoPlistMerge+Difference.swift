extension InfoPlistMerge {
  /// The changes as a unified diff; empty if nothing changes. For a binary property list, it is a
  /// diff of its XML form.
  ///
  /// - Parameter path: the path that the diff shows.
  public func difference(path: String) -> String {
    if changes.isEmpty { return "" }
    if let syntax = document.syntax {
      // As in diff, a tab marks the end of a name with spaces.
      let name = path.contains(" ") ? path + "\t" : path
      return Self.difference(syntax, changes, name)
    }
    // If XML cannot express the root, or would be too large, only the changed keys are shown; if it
    // cannot express these, the diff shows no old values.
    let changed = document.root.filter { key, _ in changes.contains { $0.key == key } }
    for root in [document.root, changed, [:]] {
      guard let syntax = Self.syntax(of: root) else { continue }
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

  /// The XML form of a binary list; `nil` if it has none, or if it would be too large to be read.
  static func syntax(of root: [String: PropertyListValue]) -> SyntaxTree? {
    guard PropertyListValue.dictionary(root).indentation(depth: 0) < PropertyListLimit.bytes else {
      return nil
    }
    let text = XMLWriter(newline: "\n", indentUnit: "\t").document(root)
    return try? SyntaxTree(ContiguousArray(text.utf8))
  }
}
