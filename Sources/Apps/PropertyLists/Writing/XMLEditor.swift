/// Converts changes of an XML property list into edits of its text. New text has the layout of the
/// text around it.
struct XMLEditor {
  private let tree: SyntaxTree
  /// The white space before the start tag of the root, which its end tag gets too.
  private let rootIndent: String
  /// The white space before each key of the root.
  private let memberIndent: String
  private let writer: XMLWriter
  private let oneLineWriter = XMLWriter(newline: "", indentUnit: "")

  init(_ tree: SyntaxTree) {
    let (source, root) = (tree.source, tree.root)
    self.tree = tree
    rootIndent = source.indentation(before: root.element.lowerBound) ?? ""
    memberIndent =
      root.members.lazy.compactMap { source.indentation(before: $0.keyElement.lowerBound) }.first
      ?? rootIndent + "\t"
    // If the root has members, and all of them are on one line, new ones are, too.
    let newline =
      source.newline(in: root.inside)
      ?? (root.members.isEmpty ? source.newline(in: 0..<source.utf8.count) : nil)
    writer = XMLWriter(
      newline: newline ?? "",
      indentUnit: Self.indentUnit(tree, memberIndent: memberIndent, rootIndent: rootIndent))
  }

  /// The white space that each level adds: as in the first container below the root, otherwise as
  /// in the root.
  private static func indentUnit(
    _ tree: SyntaxTree, memberIndent: String, rootIndent: String
  ) -> String {
    for member in tree.root.members {
      guard let outer = tree.source.indentation(before: member.keyElement.lowerBound),
        let child = member.value.firstChild,
        let inner = tree.source.indentation(before: child), inner.hasPrefix(outer)
      else { continue }
      return String(inner.dropFirst(outer.count))
    }
    let unit = memberIndent.hasPrefix(rootIndent) ? memberIndent.dropFirst(rootIndent.count) : ""
    return unit.isEmpty ? "\t" : String(unit)
  }

  /// Edits of single values. An edit replaces only the value's element, or removes the element
  /// together with the white space before it; an edit of a value that is not there is left out.
  func edits(for edits: [PropertyListEdit]) -> [TextEdit] {
    edits.compactMap { edit in
      tree[edit.path].map { node in
        edit.value.map { TextEdit(node.element, oneLineWriter.text($0, indent: "")) }
          ?? removal(of: node.element)
      }
    }
  }

  /// Replaces the values of existing keys, appends new keys, and removes keys.
  func edits(for changes: [KeyChange]) -> [TextEdit] {
    var edits: [TextEdit] = []
    var added: [(key: String, value: PropertyListValue)] = []
    for change in changes {
      switch (tree.member(change.key), change.value) {
      case (let member?, let value?): edits.append(replacement(of: member, value))
      case (let member?, nil):
        edits.append(
          removal(of: member.keyElement.lowerBound..<member.value.element.upperBound))
      case (nil, let value?): added.append((change.key, value))
      case (nil, nil): break
      }
    }
    return added.isEmpty ? edits : edits + [insertion(of: added)]
  }

  /// Replaces a value. An array on one line stays on one line.
  private func replacement(of member: SyntaxMember, _ value: PropertyListValue) -> TextEdit {
    let inside = member.value.inside
    let isOneLine = !inside.isEmpty && tree.source.newline(in: inside) == nil
    let indent = tree.source.indentation(before: member.keyElement.lowerBound) ?? memberIndent
    return TextEdit(
      member.value.element, (isOneLine ? oneLineWriter : writer).text(value, indent: indent))
  }

  /// Removes a range of the text, with the white space before it.
  private func removal(of range: Range<Int>) -> TextEdit {
    TextEdit(end(ofTextIn: 0..<range.lowerBound)..<range.upperBound, "")
  }

  private func insertion(of members: [(key: String, value: PropertyListValue)]) -> TextEdit {
    let lines = members.map {
      writer.lineBreak(memberIndent) + writer.member($0.key, $0.value, indent: memberIndent)
    }.joined()
    let root = tree.root
    let lastLine = writer.lineBreak(rootIndent)
    if root.isSelfClosing { return TextEdit(root.element, "<dict>\(lines)\(lastLine)</dict>") }
    // Keys are inserted after the last value, and after a comment that follows it.
    let start = end(ofTextIn: root.inside)
    let hasBreak = tree.source.newline(in: start..<root.inside.upperBound) != nil
    return TextEdit(start..<start, lines + (hasBreak ? "" : lastLine))
  }

  /// The offset at which the white space at the end of a range begins.
  private func end(ofTextIn range: Range<Int>) -> Int {
    tree.source.utf8[range].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? range.lowerBound
  }
}

extension SyntaxNode {
  /// The offset of the first key or element in a container.
  fileprivate var firstChild: Int? {
    switch content {
    case .dictionary(let members): members.first?.keyElement.lowerBound
    case .array(let elements): elements.first?.element.lowerBound
    case .scalar: nil
    }
  }
}
