/// The command as somebody would type it.
enum CommandLineText {
  static var text: String { of(["launchgen"] + (ProcessArguments.all ?? [])) }

  static func of(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// In single quotes, unless no shell minds the word.
  private static func quoted(_ word: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=,:@%+")
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
