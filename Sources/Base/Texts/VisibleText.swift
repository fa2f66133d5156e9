/// Escapes hidden characters. In text from outside, hidden characters could control terminals, or
/// change the order of text in logs and pages.
///
/// ``StandardError`` and ``StandardOutput`` escape every line that they write. They also escape
/// text that a continuous integration service would run as a command. GitHub's runner recognizes
/// `::error::` at the start of a line, even after white space, and `##[error]` anywhere
/// (ActionCommand.cs). Azure's agent recognizes `##vso[…]`, and TeamCity `##teamcity[…]` (by its
/// documentation).
package enum VisibleText {
  /// The scalar, escaped as in Swift if it is hidden, such as `\n` or `\u{202E}`. Hidden scalars
  /// are control characters, byte order marks, line breaks and marks that change the direction of
  /// text.
  package static func of(_ scalar: Unicode.Scalar) -> String {
    isHidden(scalar) ? "\\" + escape(scalar) : String(scalar)
  }

  package static func of(_ text: String) -> String {
    if isPlain(text) { return text }
    return text.unicodeScalars.map { of($0) }.joined()
  }

  /// Escapes the hidden characters in a whole line, and the commands that runners of continuous
  /// integration recognize in the line.
  package static func line(_ text: String, keepsTabs: Bool = false) -> String {
    var shown =
      keepsTabs
      ? text.unicodeScalars.map { $0 == "\t" ? "\t" : of($0) }.joined() : of(text)
    if isCommand(shown), let colon = shown.unicodeScalars.firstIndex(of: ":") {
      shown.unicodeScalars.replaceSubrange(colon...colon, with: "\\u{3A}".unicodeScalars)
    }
    return escapingCommands(in: shown, "\\u{23}")
  }

  /// Whether a runner of continuous integration would read the line as a command that begins with
  /// `::`, such as `::error::`.
  package static func isCommand(_ line: String) -> Bool {
    line.unicodeScalars.drop {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }.starts(with: "::".unicodeScalars)
  }

  /// JSON with escapes in place of hidden characters, and of the first `#` in commands such as
  /// `##[error]`. Newlines stay, because JSON strings contain none. Commands such as `::error::`
  /// need no escape: they work only at the start of a line, where JSON has no colon.
  package static func json(_ text: String) -> String {
    let text = escapingCommands(in: text, "\\u0023")
    if isPlain(text, orNewlines: true) { return text }
    return text.unicodeScalars.map { scalar in
      scalar == "\n" || !isHidden(scalar)
        ? String(scalar) : "\\u" + NumberText.hexadecimal(scalar.value, digits: 4)
    }.joined()
  }

  /// Whether a text has an ASCII control character, which line-based lists and scripts cannot
  /// contain.
  package static func hasControl(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }

  private static func isPlain(_ text: String, orNewlines: Bool = false) -> Bool {
    text.utf8.allSatisfy {
      0x20..<0x7F ~= $0 || orNewlines && $0 == UInt8(ascii: "\n")
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: scalar.properties.generalCategory == .control
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "n"
    case "\r": "r"
    case "\t": "t"
    default: "u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Replaces only the first character of `##[`, `##vso[` and the like, so that the text stays
  /// readable.
  private static func escapingCommands(in text: String, _ escape: String) -> String {
    let bytes = Array(text.utf8)
    let mark = UInt8(ascii: "#")
    guard bytes.contains(mark) else { return text }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if byte == mark, bytes[(index + 1)...].first == mark,
        bytes[(index + 2)...].drop(while: letters.contains).first == UInt8(ascii: "[")
      {
        result += escape.utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
