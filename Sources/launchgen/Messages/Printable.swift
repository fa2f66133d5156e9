/// Text from outside, fit for a terminal.
enum Printable {
  /// Control characters as Swift writes them: `\u{1B}`, `\n`.
  static func text(_ text: String, keepingNewlines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if isControl && !(keepingNewlines && scalar == "\n") {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
