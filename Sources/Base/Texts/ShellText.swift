package enum ShellText {
  package static func of(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// Quotes a path. A path that begins with a hyphen gets `./` in front, so that no program takes
  /// the path for an option.
  package static func fileName(_ path: String) -> String {
    quoted(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }

  /// Puts the word in single quotes, unless all shells read it the same way without quotes.
  package static func quoted(_ word: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=,:@%+")
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return inQuotes(word)
  }

  /// Puts the word in single quotes. The word is processed by scalars, because a quotation mark
  /// with a combining mark is a single `Character` in Swift, but two characters to a shell.
  package static func inQuotes(_ word: String) -> String {
    "'" + word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}

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

  /// The text with its special characters replaced by references, for use in HTML text and in
  /// quoted attribute values.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { reference($0) ?? String($0) }.joined()
  }
}
