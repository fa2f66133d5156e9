struct SyntaxMember: Equatable, Sendable {
  let key: String
  /// The byte range of the element `<key>`, including its tags.
  let keyElement: Range<Int>
  let value: SyntaxNode
}
