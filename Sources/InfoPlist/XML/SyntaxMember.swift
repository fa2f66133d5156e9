/// A dictionary's key with its value.
struct SyntaxMember: Hashable, Sendable {
  let key: String
  /// The bytes of the element `<key>`, its tags included.
  let keyElement: Range<Int>
  let value: SyntaxNode
}
