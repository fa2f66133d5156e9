extension PropertyListDocument {
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
    guard let syntax else {
      let changed = members.filter { key, value in
        self.root[key].map(value.isIdentical) != true
      }
      let changes = changed.sorted { $0.key < $1.key }.map { KeyChange(key: $0, value: $1) }
      return try changing(changes).bytes
    }
    let text = TextEdit.apply(Self.textEdits(syntax, edits), to: syntax.text.utf8[...])
    let edited = syntax.text.encoded(text)
    let result = (try? PropertyListDocument(reading: edited))?.root
    guard result.map(PropertyListValue.dictionary)?.isIdentical(to: .dictionary(members)) == true
    else { throw .editFailed }
    return edited
  }

  static func textEdits(_ syntax: SyntaxTree, _ edits: [PropertyListEdit]) -> [TextEdit] {
    let writer = XMLWriter(newline: "", indentUnit: "")
    return edits.compactMap { $0.textEdit(in: syntax, writer) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
