package enum JSONFault: Equatable, Sendable {
  /// The text ends inside a value or before one.
  case unexpectedEnd
  /// A byte that is not allowed at its position.
  case unexpected(UInt8)
  /// A comment begins with `/*`, but does not end.
  case openComment
  /// A string without its closing quotation mark on the same line.
  case openText
  /// A control character in a string, where it must be escaped.
  case controlCharacter(UInt8)
  case invalidEscape
  /// An escape that is only one half of a surrogate pair.
  case loneSurrogate
  /// A null character, which is invalid in paths and options.
  case nullCharacter
  case notUTF8
  case invalidNumber
  /// A word such as `True` or `nil`, which is not valid JSON.
  case unknownWord(String)
  case duplicateKey(String, first: TextPosition)
  /// Something follows the value.
  case trailingText
  case tooDeep(limit: Int)
  case tooManyValues(limit: Int)
}

package struct JSONError: Error, Equatable, Sendable {
  package let fault: JSONFault
  package let position: TextPosition

  init(_ fault: JSONFault, _ position: TextPosition) {
    self.fault = fault
    self.position = position
  }
}
