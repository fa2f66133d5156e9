/// Text for HTML and XML.
package enum MarkupText {
  /// The reference for a character that has a meaning in text, or between quotes (HTML, 13.1.2.3);
  /// `nil` for any other.
  package static func reference(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }

  /// The text with references, as an attribute's value between double quotes needs them.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { reference($0) ?? String($0) }.joined()
  }
}
