extension PropertyListDocument {
  /// The changes as a unified diff; empty if nothing changes. For a binary property list, it is a
  /// diff of its XML form.
  ///
  /// - Parameter path: the path that the diff shows.
  package func difference(_ changes: [KeyChange], path: String) -> String {
    if changes.isEmpty { return "" }
    if let syntax { return difference(syntax, XMLEditor(syntax).edits(for: changes), path) }
    // If XML cannot express the root, or would be too large, the diff shows less of it: only the
    // changed keys, or only the changes.
    let changed = root.filter { key, _ in changes.contains { $0.key == key } }
    for root in [root, changed, [:]] {
      guard let syntax = Self.syntax(of: root) else { continue }
      return difference(syntax, XMLEditor(syntax).edits(for: changes), path)
    }
    return ""
  }

  /// The edits as a unified diff; empty if there are none. For a binary list, it is a diff of its
  /// XML form.
  ///
  /// - Parameter path: the path that the diff shows.
  package func difference(_ edits: [PropertyListEdit], path: String) -> String {
    guard !edits.isEmpty, let syntax = syntax ?? Self.syntax(of: root) else { return "" }
    return difference(syntax, Self.textEdits(syntax, edits), path)
  }

  private func difference(
    _ shown: SyntaxTree, _ edits: [TextEdit], _ path: String
  ) -> String {
    let name = path + (syntax == nil ? " (as XML)" : "")
    // Like diff: a tab marks the end of a name with spaces.
    let marked = name.contains(" ") ? name + "\t" : name
    return UnifiedDiff(shown.text.utf8, edits).text(oldName: marked, newName: marked)
  }

  /// The XML form of a binary list with this root; `nil` if XML cannot express it, or it would be
  /// too large.
  private static func syntax(of root: [String: PropertyListValue]) -> SyntaxTree? {
    guard PropertyListValue.dictionary(root).indentation(depth: 0) < PropertyListLimit.bytes else {
      return nil
    }
    let text = XMLWriter(newline: "\n", indentUnit: "\t").document(root)
    return try? SyntaxTree(ContiguousArray(text.utf8))
  }
}
