/// Text from outside, in which nothing acts unseen: for terminals, logs and pages.
///
/// ``StandardError`` and ``StandardOutput`` show every line that they get in this way.
package enum VisibleText {
  /// The scalar; as Swift writes it, `\n` or `\u{202E}`, if it is a control character, or one that
  /// turns the direction of the text around it, or breaks its line.
  package static func of(_ scalar: Unicode.Scalar) -> String {
    isHidden(scalar) ? "\\" + escape(scalar) : String(scalar)
  }

  package static func of(_ text: String) -> String {
    if isPlain(text) { return text }
    return text.unicodeScalars.map { of($0) }.joined()
  }

  /// A whole line, in which no log of continuous integration finds a command either.
  package static func line(_ text: String, keepsTabs: Bool = false) -> String {
    let shown =
      keepsTabs
      ? text.unicodeScalars.map { $0 == "\t" ? "\t" : of($0) }.joined() : of(text)
    return WorkflowCommands.shown(in: shown)
  }

  /// Whether a log would take a line that begins like this for a command.
  package static func isCommand(_ line: String) -> Bool { WorkflowCommands.start(of: line) != nil }

  /// The same bytes where nothing is hidden but the ends of lines; hidden characters in strings of
  /// JSON get the escapes of JSON.
  package static func json(_ text: String) -> String {
    let text = text.utf8.contains(UInt8(ascii: "#")) ? WorkflowCommands.json(text) : text
    if isPlain(text, orNewlines: true) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || !isHidden(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
    }
    return result
  }

  /// Whether a text has a control character of ASCII, which lists and scripts of lines cannot have.
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
}
