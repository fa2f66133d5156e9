/// Words as somebody would type them.
enum CommandLineText {
  /// The command with its arguments.
  static var text: String { of(["launchgen"] + (ProcessArguments.all ?? [])) }

  static func of(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// A path that no program takes for an option.
  static func fileName(_ path: String) -> String {
    quoted(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }

  /// In single quotes, unless no shell minds the word.
  static func quoted(_ word: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=,:@%+")
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return inQuotes(word)
  }

  /// By scalars: a quotation mark and a combining mark are one `Character`, but the shell sees two.
  static func inQuotes(_ word: String) -> String {
    "'" + word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}
