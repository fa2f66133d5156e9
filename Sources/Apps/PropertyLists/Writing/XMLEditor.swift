/// Converts changes to the root of an XML property list into edits of its text.
struct XMLEditor {
  private let tree: SyntaxTree
  private let style: TextStyle
  private let writer: XMLWriter
  private let memberIndent: String

  init(_ tree: SyntaxTree) {
    self.tree = tree
    style = TextStyle(tree)
    writer = XMLWriter(newline: style.newline, indentUnit: style.indentUnit)
    memberIndent = style.memberIndent
  }

  /// Replaces the values of existing keys, appends new keys, and removes keys.
  ///
  /// - Returns: the edits, sorted by their place in the text.
  func edits(for changes: [KeyChange]) -> [TextEdit] {
    var edits: [TextEdit] = []
    var added: [(key: String, value: PropertyListValue)] = []
    for change in changes {
      switch (tree.member(change.key), change.value) {
      case (let member?, let value?): edits.append(replacement(of: member, value))
      case (let member?, nil): edits.append(removal(of: member))
      case (nil, let value?): added.append((change.key, value))
      case (nil, nil): break
      }
    }
    if !added.isEmpty { edits.append(insertion(of: added)) }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Replaces a value. An array on one line stays on one line.
  private func replacement(of member: SyntaxMember, _ value: PropertyListValue) -> TextEdit {
    let inside = tree.text.utf8[member.value.inside]
    let isOneLine = !inside.isEmpty && !inside.contains(where: TextStyle.isLineEnd)
    let writer = isOneLine ? XMLWriter(newline: "", indentUnit: "") : writer
    let indent = style.indent(before: member.keyElement.lowerBound) ?? memberIndent
    return TextEdit(member.value.element, writer.text(value, indent: indent))
  }

  /// Removes a key and its value, with the white space before them.
  private func removal(of member: SyntaxMember) -> TextEdit {
    let before = tree.text.utf8[..<member.keyElement.lowerBound]
    let start = before.lastIndex { !XMLScanner.isSpace($0) }.map { $0 + 1 } ?? 0
    return TextEdit(start..<member.value.element.upperBound, "")
  }

  private func insertion(of members: [(key: String, value: PropertyListValue)]) -> TextEdit {
    let lines = members.map {
      writer.lineBreak(memberIndent) + writer.member($0.key, $0.value, indent: memberIndent)
    }.joined()
    let root = tree.root
    let lastLine = writer.lineBreak(style.rootIndent)
    if root.isSelfClosing { return TextEdit(root.element, "<dict>\(lines)\(lastLine)</dict>") }
    // Keys are inserted after the last value, and after a comment that follows it.
    let bytes = tree.text.utf8
    let last = bytes[root.inside].lastIndex { !XMLScanner.isSpace($0) }
    let start = last.map { $0 + 1 } ?? root.inside.lowerBound
    let hasBreak = bytes[start..<root.inside.upperBound].contains(where: TextStyle.isLineEnd)
    return TextEdit(start..<start, lines + (hasBreak ? "" : lastLine))
  }
}
