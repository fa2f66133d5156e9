/// A change to a value anywhere in a property list.
struct PropertyListEdit: Hashable {
  /// Where the value is, from the root.
  let path: [PropertyListStep]
  /// The new value; `nil` removes an element of an array.
  let value: PropertyListValue?

  /// Makes the change in a value that is `depth` steps below the root.
  func applied(to old: PropertyListValue, depth: Int = 0) -> PropertyListValue? {
    guard depth < path.count else { return value }
    switch (path[depth], old) {
    case (.key(let key), .dictionary(var members)):
      members[key] = members[key].flatMap { applied(to: $0, depth: depth + 1) }
      return .dictionary(members)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      if let element = applied(to: elements[index], depth: depth + 1) {
        elements[index] = element
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    default: return old
    }
  }

  /// The change in the text of an XML list: only the value's element is replaced; a removed one goes
  /// with the white space before it. `nil` if there is no such value.
  func textEdit(in tree: SyntaxTree, _ writer: XMLWriter) -> TextEdit? {
    guard let element = tree[path]?.element else { return nil }
    if let value { return TextEdit(element, writer.text(value, indent: "")) }
    let before = tree.text.utf8[..<element.lowerBound]
    let start = before.lastIndex { !XMLScanner.isSpace($0) }.map { $0 + 1 } ?? 0
    return TextEdit(start..<element.upperBound, "")
  }
}
