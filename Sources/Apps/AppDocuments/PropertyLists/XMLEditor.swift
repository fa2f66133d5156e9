internal import Texts

/// Converts changes of an XML property list into text edits that preserve the layout.
struct XMLEditor {
  private let tree: SyntaxTree
  /// The white space before the start and the end tag of the root.
  private let rootIndent: String
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
    // If all members of the root are on one line, new members are too.
    let newline =
      source.newline(in: root.inside)
      ?? (root.members.isEmpty ? source.newline(in: 0..<source.utf8.count) : nil)
    writer = XMLWriter(
      newline: newline ?? "",
      indentUnit: Self.indentUnit(tree, memberIndent: memberIndent, rootIndent: rootIndent))
  }

  /// The white space of one level, as in the first indented container below the root, or else as in
  /// the root.
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

  /// The edits that make the changes. A change inside a key's value edits only the inner element,
  /// and is left out if this element is missing.
  func edits(for changes: [KeyChange]) -> [TextEdit] {
    var edits: [TextEdit] = []
    var added: [(key: String, value: PropertyListValue)] = []
    for change in changes {
      if !change.path.isEmpty {
        guard let element = tree[[.key(change.key)] + change.path]?.element else { continue }
        edits.append(
          change.value.map { TextEdit(element, oneLineWriter.text($0, indent: "")) }
            ?? removal(of: element))
        continue
      }
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
    // New keys follow the last value, and a comment after it.
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
  fileprivate var firstChild: Int? {
    switch content {
    case .dictionary(let members): members.first?.keyElement.lowerBound
    case .array(let elements): elements.first?.element.lowerBound
    case .scalar: nil
    }
  }
}

extension PropertyListValue {
  /// The value as XML on one line, to compare values. Unlike `==`, this comparison distinguishes
  /// different spellings of a character, takes linear time for any string, and treats NaN as equal
  /// to NaN.
  var xml: ContiguousArray<UInt8> {
    ContiguousArray(XMLWriter(newline: "", indentUnit: "").text(self, indent: "").utf8)
  }
}

/// Writes values as XML, in the style of the surrounding text.
package struct XMLWriter {
  /// The line break; empty to write everything on one line.
  let newline: String
  /// The white space of one level of indentation.
  package let indentUnit: String

  package init(newline: String, indentUnit: String) {
    self.newline = newline
    self.indentUnit = indentUnit
  }

  package func document(_ root: [String: PropertyListValue]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(text(.dictionary(root), indent: ""))
    </plist>

    """
  }

  /// A value as an XML element. `indent` is the white space before the element's first line, and
  /// has already been written.
  func text(_ value: PropertyListValue, indent: String) -> String {
    switch value {
    case .dictionary(let members):
      container(
        "dict",
        members.sorted { $0.key < $1.key }.flatMap { key, value in
          [element("key", Self.escaped(key)), text(value, indent: indent + indentUnit)]
        }, indent)
    case .array(let elements):
      container("array", elements.map { text($0, indent: indent + indentUnit) }, indent)
    case .string(let text): element("string", Self.escaped(text))
    case .boolean(let isTrue): isTrue ? "<true/>" : "<false/>"
    case .integer(let number): element("integer", "\(number)")
    case .unsigned(let number): element("integer", "\(number)")
    case .real(let number): element("real", "\(number)")
    case .date(let date): element("date", DateText.text(date) ?? "")
    case .data(let data): element("data", data.base64EncodedString())
    }
  }

  package func member(_ key: String, _ value: PropertyListValue, indent: String) -> String {
    element("key", Self.escaped(key)) + lineBreak(indent) + text(value, indent: indent)
  }

  func lineBreak(_ indent: String) -> String { newline.isEmpty ? "" : newline + indent }

  private func container(_ name: String, _ children: [String], _ indent: String) -> String {
    if children.isEmpty { return "<\(name)/>" }
    let lines = children.map { lineBreak(indent + indentUnit) + $0 }.joined()
    return "<\(name)>\(lines)\(lineBreak(indent))</\(name)>"
  }

  private func element(_ name: String, _ text: String) -> String { "<\(name)>\(text)</\(name)>" }

  /// Escapes text. XML cannot contain control characters, so U+FFFD replaces them.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..<" ": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
