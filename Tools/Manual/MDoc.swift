/// Text for mdoc, in which some characters have a special meaning, anywhere or at the beginning of
/// a line.
enum MDoc {
  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
    "\"": "\\(dq",
  ]

  /// Escapes a line of text, or arguments of a macro, so that they are printed unchanged: a hyphen
  /// can be pasted into a shell.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = text.first == "." ? "\\&" : ""
    for character in text { result += escapes[character] ?? String(character) }
    return result
  }

  /// Puts each sentence on a line of its own, as mdoc requires.
  static func text(_ text: some StringProtocol) -> String {
    var sentences: [Substring] = []
    var rest = Substring(text)
    while let end = rest.firstRange(of: ". ") {
      sentences.append(rest[..<rest.index(after: end.lowerBound)])
      rest = rest[end.upperBound...]
    }
    sentences.append(rest)
    return sentences.filter { !$0.isEmpty }.map(wrapped).joined(separator: "\n")
  }

  /// Breaks lines, so that no line of the source is wider than a terminal.
  private static func wrapped(_ sentence: Substring) -> String {
    var lines = [""]
    for word in sentence.split(separator: " ") {
      let next = (isName(word) ? "\\%" : "") + escaped(word)
      if lines.last!.isEmpty {
        lines[lines.count - 1] = next
      } else if lines.last!.utf8.count + 1 + next.utf8.count <= 78 {
        lines[lines.count - 1] += " " + next
      } else {
        lines.append(next)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a word is the name of an option, key or file, which must not be hyphenated.
  private static func isName(_ word: Substring) -> Bool {
    word.dropFirst().contains { $0 == "-" || $0.isUppercase } || word.dropLast().contains(".")
  }

  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n").map { Self.text($0) }.joined(separator: "\n.Pp\n")
  }

  /// A block that is printed unchanged, for examples and tables.
  static func literal(_ lines: String) -> String {
    let body = lines.split(separator: "\n").map(escaped).joined(separator: "\n")
    return ".Bd -literal -offset indent\n\(body)\n.Ed"
  }
}
