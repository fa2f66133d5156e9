/// A JSON value, and where it begins.
package struct JSONNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// As it is written, such as `12.0`.
    case number(String)
    case text(String)
    case list([JSONNode])
    /// In the order of the text; no key appears twice.
    case object([JSONMember])
  }

  package let value: Value
  package let position: TextPosition

  package init(_ value: Value, _ position: TextPosition) {
    self.value = value
    self.position = position
  }

  /// The value of a key; `nil` if there is none, or if this is not an object.
  ///
  /// - Complexity: O(members)
  package subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What a message calls it.
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

/// A key of an object, and its value.
package struct JSONMember: Hashable, Sendable {
  package let key: String
  /// Where the key begins.
  package let position: TextPosition
  package let value: JSONNode
}

/// The kinds of JSON values.
package enum JSONKind: Hashable, Sendable {
  case null
  case boolean
  case number
  case text
  case list
  case object
}
