/// How a terminal shows a part of a text. The raw values are parameters of the escape sequence SGR.
package enum TextStyle: String, Sendable {
  case bold = "1"
  case faint = "2"
  case error = "1;31"
  case warning = "1;35"

  package typealias Part = (text: String, style: TextStyle?)
  /// Lines, and the parts that were joined and wrapped into these lines.
  package typealias Text = (lines: [String], parts: [Part])

  /// The lines of a text with escape sequences.
  package static func colored(_ text: Text) -> [String] {
    // Wrapping changes only the number of spaces.
    var styles = text.parts.flatMap { part in
      VisibleText.of(part.text).unicodeScalars.filter { $0 != " " }.map { _ in part.style }
    }[...]
    return text.lines.map { line in
      var (result, last) = ("", TextStyle?.none)
      for scalar in line.unicodeScalars {
        let style = scalar == " " ? last : styles.popFirst() ?? nil
        if style != last { result += "\u{1B}[0;\(style?.rawValue ?? "")m" }
        result.unicodeScalars.append(scalar)
        last = style
      }
      return last == nil ? result : result + "\u{1B}[0m"
    }
  }
}
