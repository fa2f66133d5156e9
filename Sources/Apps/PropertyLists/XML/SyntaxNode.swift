/// An element that is a value, and its place in the text.
struct SyntaxNode: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case dictionary([SyntaxMember])
    case array([SyntaxNode])
    case scalar(PropertyListValue)
  }

  let content: Content
  /// The byte range of the element, including its tags.
  let element: Range<Int>
  /// The byte range between the tags. For an element without an end tag, it is the empty range at
  /// the end of the element.
  let inside: Range<Int>

  /// Whether the element has no end tag, like `<dict/>`.
  var isSelfClosing: Bool { inside.lowerBound == element.upperBound }

  var members: [SyntaxMember] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  /// The value. If a key appears more than once, the last one counts, as in CoreFoundation.
  ///
  /// - Complexity: O(number of values below the node)
  var value: PropertyListValue {
    switch content {
    case .scalar(let value): value
    case .array(let elements): .array(elements.map(\.value))
    case .dictionary(let members):
      .dictionary(Dictionary(members.map { ($0.key, $0.value.value) }) { $1 })
    }
  }

  /// - Complexity: O(number of children)
  subscript(step: PropertyListStep) -> SyntaxNode? {
    switch (step, content) {
    case (.key(let key), .dictionary(let members)): members.last { $0.key == key }?.value
    case (.index(let index), .array(let elements)):
      elements.indices.contains(index) ? elements[index] : nil
    default: nil
    }
  }
}
