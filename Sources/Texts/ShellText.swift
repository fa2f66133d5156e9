/// Words as somebody would type them into a shell.
package enum ShellText {
  package static func of(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// A path that no program takes for an option.
  package static func fileName(_ path: String) -> String {
    quoted(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }

  /// In single quotes, unless no shell minds the word.
  package static func quoted(_ word: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=,:@%+")
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return inQuotes(word)
  }

  /// By scalars: a quotation mark and a combining mark are one `Character`, but the shell sees two.
  package static func inQuotes(_ word: String) -> String {
    "'" + word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}
