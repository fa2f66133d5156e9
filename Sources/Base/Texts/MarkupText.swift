package enum MarkupText {
  /// The character reference, such as `&lt;`, for a character with a special meaning in text or in
  /// quoted attribute values (HTML, 13.1.2.3); `nil` for any other character.
  package static func reference(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }

  /// The text with character references, for use in text or as a quoted attribute's value.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { reference($0) ?? String($0) }.joined()
  }
}
