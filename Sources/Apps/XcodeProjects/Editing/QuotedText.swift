internal import Texts

/// Writes strings as Xcode does.
enum QuotedText {
  /// The string as it appears in a project file, in quotation marks if it needs them.
  ///
  /// - Parameter always: whether the file has quotation marks everywhere, as some tools write them.
  static func written(_ text: String, always: Bool = false) -> String {
    let isPlain =
      !always && !text.isEmpty && text.utf8.allSatisfy(isPlain)
      && !hasRepeated(text, UInt8(ascii: "/"), count: 2)
      && !hasRepeated(text, UInt8(ascii: "_"), count: 3)
    return isPlain ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// A comment after a reference, with the space before it; empty if the name cannot be in a
  /// comment.
  static func comment(_ name: String) -> String {
    name.isEmpty || name.contains("*/") || name.unicodeScalars.contains { $0.value < 0x20 }
      ? "" : " /* \(name) */"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.".utf8.contains(byte)
    }
  }

  /// Whether a byte is repeated: `//` begins a comment, and `___` a placeholder of a template.
  private static func hasRepeated(_ text: String, _ byte: UInt8, count: Int) -> Bool {
    var run = 0
    for next in text.utf8 {
      run = next == byte ? run + 1 : 0
      if run == count { return true }
    }
    return false
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    default:
      guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
      return "\\U" + NumberText.hexadecimal(scalar.value, digits: 4)
    }
  }
}
