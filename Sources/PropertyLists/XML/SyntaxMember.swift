/// A key of a dictionary, and its value.
struct SyntaxMember: Hashable, Sendable {
  let key: String
  /// The bytes of the element `<key>`, including its tags.
  let keyElement: Range<Int>
  let value: SyntaxNode
}
