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

  init(_ value: Value, _ position: TextPosition) {
    self.value = value
    self.position = position
  }

  /// The value of a key; `nil` if the key is missing, or if this node is not an object.
  subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  var type: String {
    switch value {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .text: "a string"
    case .list: "an array"
    case .object: "an object"
    }
  }
}

// Checks of a value's type.
extension JSONNode {
  /// - Parameter key: the key that has this value; `nil` for the root.
  func wrongType(
    _ key: String?, _ expected: String
  ) -> ConfigurationError {
    ConfigurationError(.wrongType(key: key, expected: expected, found: type), position)
  }

  func members(key: String?) throws(ConfigurationError) -> [JSONMember] {
    guard case .object(let members) = value else { throw wrongType(key, "an object") }
    return members
  }

  /// A path or a pattern of paths: a string that is neither empty nor too long.
  func path(key: String) throws(ConfigurationError) -> String {
    let text = try filledText(key: key)
    try PathTemplate.check(text, position)
    return text
  }

  func filledText(key: String) throws(ConfigurationError) -> String {
    guard case .text(let text) = value else { throw wrongType(key, "a string") }
    if text.isEmpty { throw ConfigurationError(.emptyValue(key: key), position) }
    return text
  }
}

package struct JSONMember: Equatable, Sendable {
  package let key: String
  let position: TextPosition
  package let value: JSONNode
}

package struct TextPosition: Equatable, Sendable {
  /// The number of the line, from 1.
  package var line: Int
  /// The number of the column, from 1. Columns are counted in code points, as in editors.
  package var column: Int
}

package enum JSONFault: Equatable, Sendable {
  case unexpectedEnd
  case unexpected(UInt8)
  /// A string whose closing quotation mark is not on the same line.
  case openText
  /// A string with a control character, or with an invalid escape sequence.
  case invalidText
  case notUTF8
  /// A word that is not a JSON value, such as `True` or `01`.
  case unknownWord(String)
  case duplicateKey(String, first: TextPosition)
  case tooDeep(limit: Int)

  var words: (problem: String, remedy: String) {
    switch self {
    case .unexpectedEnd:
      ("the file ends too early", "close what is open, or restore an earlier copy")
    case .unexpected(let byte):
      (
        "unexpected \((0x21..<0x7F).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "character")",
        "check the commas, colons and quotation marks before it"
      )
    case .openText:
      (
        "the string has no closing quotation mark on its line",
        "add it, or write a line break as \\n"
      )
    case .invalidText:
      (
        "a control character or an unknown escape sequence in a string",
        "write a tab as \\t and a backslash as \\\\"
      )
    case .notUTF8: ("the file is not valid UTF-8", "save the file as UTF-8")
    case .unknownWord(let word):
      ("unknown word '\(word)'", "use true, false, null or a number, or quote it if it is a string")
    case .duplicateKey(let key, let first):
      ("the key '\(key)' appears twice (first in line \(first.line))", "remove one of them")
    case .tooDeep(let limit): ("more than \(limit) levels of brackets", "check the brackets")
    }
  }
}
