/// Why a text is not JSON, or is more than is read.
package enum JSONFault: Hashable, Sendable {
  /// The text ends inside a value or before one.
  case unexpectedEnd
  /// A byte, if it is ASCII, that cannot be in its place.
  case unexpected(UInt8)
  /// `/*` without `*/`.
  case openComment
  /// A text without its second quotation mark on the same line.
  case openText
  /// A control character in a text, which must be escaped.
  case controlCharacter(UInt8)
  case invalidEscape
  /// Half of a surrogate pair.
  case loneSurrogate
  /// A null character, which no path and no option can have.
  case nullCharacter
  case notUTF8
  case invalidNumber
  /// `True`, `nil` and the like.
  case unknownWord(String)
  case duplicateKey(String, first: TextPosition)
  /// Something follows the value.
  case trailingText
  case tooDeep(limit: Int)
  case tooManyValues(limit: Int)
}

/// A fault, and where it is.
package struct JSONError: Error, Hashable, Sendable {
  package let fault: JSONFault
  package let position: TextPosition

  init(_ fault: JSONFault, _ position: TextPosition) {
    self.fault = fault
    self.position = position
  }
}
