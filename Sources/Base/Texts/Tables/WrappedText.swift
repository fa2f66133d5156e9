/// Wraps text at spaces. A word that is wider than a line stays whole.
package enum WrappedText {
  package static func lines(_ text: String, columns: Int) -> [String] {
    if text.count <= columns { return [text] }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= columns {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Wraps a text, and indents all lines except the first.
  package static func paragraph(_ text: String, columns: Int, indent: Int = 4) -> [String] {
    let lines = lines(VisibleText.of(text), columns: columns - indent)
    return lines.prefix(1)
      + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
  }
}
