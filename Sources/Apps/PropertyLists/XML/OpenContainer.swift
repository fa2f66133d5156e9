/// A dictionary or an array whose end tag has not been read yet.
struct OpenContainer {
  let kind: ElementKind
  let tag: Range<Int>
  /// A key whose value has not been read yet, and the byte range of its element.
  var pendingKey: (text: String, element: Range<Int>)?
  private var members: [SyntaxMember] = []
  private var elements: [SyntaxNode] = []

  init(kind: ElementKind, tag: Range<Int>) {
    self.kind = kind
    self.tag = tag
  }

  var name: String { kind.rawValue }

  mutating func append(_ node: SyntaxNode) {
    if let key = pendingKey {
      members.append(SyntaxMember(key: key.text, keyElement: key.element, value: node))
      pendingKey = nil
    } else {
      elements.append(node)
    }
  }

  func node(endTag: Range<Int>) -> SyntaxNode {
    SyntaxNode(
      content: kind == .dict ? .dictionary(members) : .array(elements),
      element: tag.lowerBound..<endTag.upperBound, inside: tag.upperBound..<endTag.lowerBound)
  }

  /// - Complexity: O(number of members)
  func repeatedKeys(isRoot: Bool) -> [RepeatedKey] {
    if Set(members.lazy.map(\.key)).count == members.count { return [] }
    return Dictionary(grouping: members, by: \.key).values
      .filter { $0.count > 1 }
      .map { members in
        RepeatedKey(
          key: members[0].key, offsets: members.map(\.keyElement.lowerBound), isInRoot: isRoot)
      }
  }
}
