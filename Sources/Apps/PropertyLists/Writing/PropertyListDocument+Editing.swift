internal import Platform

extension PropertyListDocument {
  /// - Throws: ``PropertyListError/unreadable(_:)`` if there is too little memory to edit the list
  ///   and to show the edits as a diff.
  package func checkEditing() throws(PropertyListError) {
    try PropertyListLimit.checkMemory(for: bytes, edits: true)
  }

  /// The document with new values for some keys; nothing else changes.
  package func changing(_ changes: [KeyChange]) throws(PropertyListError) -> PropertyListDocument {
    if changes.isEmpty { return self }
    var root = root
    for change in changes { root[change.key] = change.value }
    if let syntax {
      return try Self.edited(
        syntax.source.bytes(after: XMLEditor(syntax).edits(for: changes)), root)
    }
    let edited = try mapError(try Self.edit(bytes, changes)) { (_: PropertyListFault) in
      PropertyListError.editFailed
    }
    return try Self.edited(edited, root)
  }

  private static func edit(
    _ binary: ContiguousArray<UInt8>, _ changes: [KeyChange]
  ) throws(PropertyListFault) -> ContiguousArray<UInt8> {
    var editor = try BinaryEditor(binary)
    try editor.apply(changes)
    return try editor.bytes()
  }

  /// The bytes of the file after edits of single values. In XML, every byte outside these values
  /// stays the same; in the binary format, every other value stays the same.
  ///
  /// - Parameter edits: the edits, in the order in which their values are in the file.
  package func bytes(
    after edits: [PropertyListEdit]
  ) throws(PropertyListError) -> ContiguousArray<UInt8> {
    if edits.isEmpty { return bytes }
    // The last edit comes first, because removing an element changes the indices of those after it.
    var root: PropertyListValue? = .dictionary(self.root)
    for edit in edits.reversed() { edit.apply(to: &root) }
    guard let members = root?.dictionary else { throw .editFailed }
    if let syntax {
      return try Self.edited(
        syntax.source.bytes(after: XMLEditor(syntax).edits(for: edits)), members
      ).bytes
    }
    let changed = members.filter { key, value in
      self.root[key].map(value.isIdentical) != true
    }
    let changes = changed.sorted { $0.key < $1.key }.map { KeyChange(key: $0, value: $1) }
    return try changing(changes).bytes
  }

  /// Reads edited bytes, to check before they are written that they have the expected values.
  private static func edited(
    _ bytes: ContiguousArray<UInt8>, _ root: [String: PropertyListValue]
  ) throws(PropertyListError) -> PropertyListDocument {
    let document: PropertyListDocument
    do {
      document = try PropertyListDocument(reading: bytes)
    } catch {
      // The edit may exceed a limit that the original was just below. Other errors are bugs.
      if case .malformed(.tooLarge, _) = error { throw error }
      if case .malformed(.tooManyValues, _) = error { throw error }
      throw .editFailed
    }
    let isRight = PropertyListValue.dictionary(document.root).isIdentical(to: .dictionary(root))
    if !isRight { throw .editFailed }
    return document
  }
}

// MARK: Differences

extension PropertyListDocument {
  /// The changes as a unified diff; empty if nothing changes. For a binary property list, it is a
  /// diff of its XML form.
  package func difference(_ changes: [KeyChange], path: String) -> String {
    if changes.isEmpty { return "" }
    // If XML cannot express the root, or would be too large, the diff shows less of it: only the
    // changed keys, or only the changes.
    let changed = root.filter { key, _ in changes.contains { $0.key == key } }
    guard let shown = syntax ?? [root, changed, [:]].lazy.compactMap(Self.syntax).first else {
      return ""
    }
    return difference(XMLEditor(shown).edits(for: changes), of: shown, path)
  }

  /// The edits as a unified diff; empty if there are none. For a binary list, it is a diff of its
  /// XML form.
  package func difference(_ edits: [PropertyListEdit], path: String) -> String {
    guard !edits.isEmpty, let shown = syntax ?? Self.syntax(of: root) else { return "" }
    return difference(XMLEditor(shown).edits(for: edits), of: shown, path)
  }

  private func difference(_ edits: [TextEdit], of shown: SyntaxTree, _ path: String) -> String {
    shown.source.difference(edits, path: syntax == nil ? path + " (as XML)" : path)
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
