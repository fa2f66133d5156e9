package struct JSONNode: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// The number as it appears in the text, such as `12.0`.
    case number(String)
    case text(String)
    case list([JSONNode])
    /// The members in the order of the text, without duplicate keys.
    case object([JSONMember])
  }

  package let value: Value
  package let position: TextPosition

  package init(_ value: Value, _ position: TextPosition) {
    self.value = value
    self.position = position
  }

  /// The value of a key; `nil` if the key is missing, or if this is not an object.
  ///
  /// - Complexity: O(members)
  package subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var kind: JSONKind {
    switch value {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .text: .text
    case .list: .list
    case .object: .object
    }
  }
}

package struct JSONMember: Equatable, Sendable {
  package let key: String
  package let position: TextPosition
  package let value: JSONNode
}

package enum JSONKind: Equatable, Sendable {
  case null
  case boolean
  case number
  case text
  case list
  case object
}
