/// Escapes hidden characters. In text from outside, they could control terminals, or reorder what
/// logs and pages show.
///
/// ``StandardError`` and ``StandardOutput`` escape every line that they write.
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

  /// Escapes the hidden characters of a whole line, and the commands in it that runners of
  /// continuous integration recognize.
  package static func line(_ text: String, keepsTabs: Bool = false) -> String {
    let shown =
      keepsTabs
      ? text.unicodeScalars.map { $0 == "\t" ? "\t" : of($0) }.joined() : of(text)
    return WorkflowCommands.shown(in: shown)
  }

  /// Whether a runner of continuous integration would read the line as a command that begins with
  /// `::`.
  package static func isCommand(_ line: String) -> Bool { WorkflowCommands.start(of: line) != nil }

  /// JSON with hidden characters and ``WorkflowCommands`` replaced by JSON escapes. Newlines are
  /// kept, because JSON has them only between its strings.
  package static func json(_ text: String) -> String {
    let text = text.utf8.contains(UInt8(ascii: "#")) ? WorkflowCommands.json(text) : text
    if isPlain(text, orNewlines: true) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || !isHidden(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u" + NumberText.hexadecimal(scalar.value, digits: 4)
      }
    }
    return result
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
}

/// Commands that runners of continuous integration recognize in the lines that a step prints.
///
/// Sources: `::error::` after white space, and `##[error]` anywhere, by ActionCommand.cs of
/// GitHub's runner; `##vso[…]`, by Azure's agent; `##teamcity[…]`, by TeamCity's documentation.
enum WorkflowCommands {
  /// The line with one character of each command escaped, which keeps the line readable.
  static func shown(in line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    let escaped = bracketed(in: scalars).union(start(of: line).map { [$0] } ?? [])
    return escaping(escaped, of: scalars) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
      ?? line
  }

  /// The index of the first scalar of `::` in a command such as `::error::`; `nil` if the line is
  /// not a command of this form.
  static func start(of line: String) -> Int? {
    let scalars = line.unicodeScalars
    let start = scalars.firstIndex { !isSkipped($0) } ?? scalars.endIndex
    guard scalars[start...].starts(with: "::".unicodeScalars) else { return nil }
    return scalars.distance(from: scalars.startIndex, to: start)
  }

  /// JSON with its `##` commands escaped. A `::` command works only at the start of a line, where
  /// JSON never has a colon.
  static func json(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return escaping(bracketed(in: scalars), of: scalars) { _ in "\\u0023" } ?? text
  }

  /// The indices at which `##[`, `##vso[` and the like begin.
  private static func bracketed(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var found: Set<Int> = []
    for index in scalars.indices.dropLast() where scalars[index] == "#" {
      guard scalars[index + 1] == "#" else { continue }
      let word = scalars[(index + 2)...].prefix { ("a"..."z").contains($0) }
      if word.endIndex < scalars.count, scalars[word.endIndex] == "[" { found.insert(index) }
    }
    return found
  }

  /// The text of the scalars, with those at `places` escaped; `nil` if `places` is empty.
  private static func escaping(
    _ places: Set<Int>, of scalars: [Unicode.Scalar], _ escape: (Unicode.Scalar) -> String
  ) -> String? {
    if places.isEmpty { return nil }
    return scalars.enumerated().map { index, scalar in
      places.contains(index) ? escape(scalar) : String(scalar)
    }.joined()
  }

  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
}
