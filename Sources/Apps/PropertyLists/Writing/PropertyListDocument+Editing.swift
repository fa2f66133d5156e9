internal import Platform

extension PropertyListDocument {
  /// - Throws: ``PropertyListError/unreadable(_:)`` if there is too little memory to edit the list
  ///   and to show the edits as a diff.
  package func checkEditing() throws(PropertyListError) {
    try PropertyListMemory(bytes).checkEditing()
  }

  /// The document with new values for some keys; nothing else changes.
  package func changing(_ changes: [KeyChange]) throws(PropertyListError) -> PropertyListDocument {
    if changes.isEmpty { return self }
    var root = root
    for change in changes { root[change.key] = change.value }
    let edited =
      if let syntax {
        Self.edit(syntax, changes)
      } else {
        try mapError(try Self.edit(bytes, changes)) { (_: PropertyListFault) in
          PropertyListError.editFailed
        }
      }
    return try Self.read(edited, changes, keyCount: root.count)
  }

  private static func edit(
    _ syntax: SyntaxTree, _ changes: [KeyChange]
  ) -> ContiguousArray<UInt8> {
    let edits = XMLEditor(syntax).edits(for: changes)
    return syntax.text.encoded(TextEdit.apply(edits, to: syntax.text.utf8[...]))
  }

  private static func edit(
    _ binary: ContiguousArray<UInt8>, _ changes: [KeyChange]
  ) throws(PropertyListFault) -> ContiguousArray<UInt8> {
    var editor = try BinaryEditor(binary)
    try editor.apply(changes)
    return try editor.bytes()
  }

  /// Reads the edited bytes, to check that they contain the changes before they are written.
  private static func read(
    _ edited: ContiguousArray<UInt8>, _ changes: [KeyChange], keyCount: Int
  ) throws(PropertyListError) -> PropertyListDocument {
    let document: PropertyListDocument
    do {
      document = try PropertyListDocument(reading: edited)
    } catch {
      // The edit may exceed a limit that the original was just below. Other errors are bugs.
      if case .malformed(.tooLarge, _) = error { throw error }
      if case .malformed(.tooManyValues, _) = error { throw error }
      throw .editFailed
    }
    let isDone = changes.allSatisfy { change in
      let found = document.root[change.key]
      return change.value.map { found?.isIdentical(to: $0) == true } ?? (found == nil)
    }
    if !isDone || document.root.count != keyCount { throw .editFailed }
    return document
  }
}
