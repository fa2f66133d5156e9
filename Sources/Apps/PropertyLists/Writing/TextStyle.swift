/// The layout of an XML property list, which edits follow.
struct TextStyle {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  private var bytes: ContiguousArray<UInt8> { tree.text.utf8 }

  /// The first line break in the root, or in the whole text if the root is empty. Empty if all
  /// members of the root are on one line.
  var newline: String {
    let inside = tree.root.inside
    return newline(in: bytes[inside])
      ?? (tree.root.members.isEmpty ? newline(in: bytes[...]) : nil) ?? ""
  }

  /// The white space before each key of the root.
  var memberIndent: String {
    let indents = tree.root.members.lazy.compactMap { indent(before: $0.keyElement.lowerBound) }
    return indents.first ?? (rootIndent + "\t")
  }

  /// The white space before the start tag of the root, which its end tag gets too.
  var rootIndent: String { indent(before: tree.root.element.lowerBound) ?? "" }

  /// The white space that each level adds: as in the first container below the root, otherwise as
  /// in the root.
  var indentUnit: String {
    for member in tree.root.members {
      guard let outer = indent(before: member.keyElement.lowerBound),
        let child = Self.firstChild(of: member.value),
        let inner = indent(before: child), inner.hasPrefix(outer)
      else { continue }
      return String(inner.dropFirst(outer.count))
    }
    let unit = memberIndent.hasPrefix(rootIndent) ? memberIndent.dropFirst(rootIndent.count) : ""
    return unit.isEmpty ? "\t" : String(unit)
  }

  /// The white space between the beginning of a line and the byte at `offset`; `nil` if the line
  /// has other characters before that byte.
  ///
  /// - Complexity: O(the indent)
  func indent(before offset: Int) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    let isLineStart = start == 0 || Self.isLineEnd(bytes[start - 1])
    return isLineStart ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private static func firstChild(of node: SyntaxNode) -> Int? {
    switch node.content {
    case .dictionary(let members): members.first?.keyElement.lowerBound
    case .array(let elements): elements.first?.element.lowerBound
    case .scalar: nil
    }
  }

  private func newline(in text: ContiguousArray<UInt8>.SubSequence) -> String? {
    guard let first = text.firstIndex(where: Self.isLineEnd) else { return nil }
    if text[first] == UInt8(ascii: "\n") { return "\n" }
    let isPair = first + 1 < text.endIndex && text[first + 1] == UInt8(ascii: "\n")
    return isPair ? "\r\n" : "\r"
  }

  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
