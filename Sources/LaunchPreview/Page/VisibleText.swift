/// Text from outside, in which nothing acts unseen.
enum VisibleText {
  /// The scalar; as Swift writes it, `\n` or `\u{202E}`, if it is a control character, or one that
  /// turns the direction of the text around it.
  static func of(_ scalar: Unicode.Scalar) -> String {
    isHidden(scalar) ? "\\" + escape(scalar) : String(scalar)
  }

  static func of(_ text: String) -> String {
    text.unicodeScalars.map { of($0) }.joined()
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
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
