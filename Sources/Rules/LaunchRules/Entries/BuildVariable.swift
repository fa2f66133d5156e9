/// References to build settings in a property list: `$(NAME)` and `${NAME}`. Before a build, a
/// value that contains a reference is unknown.
public enum BuildVariable {
  public static func isIn(_ text: String) -> Bool { literal(of: text).utf8.count < text.utf8.count }

  /// The text without references to build settings. A reference that is not closed stays in the
  /// text.
  public static func literal(of text: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let end: Character? =
        switch rest.dropFirst().first {
        case "(": ")"
        case "{": "}"
        default: nil
        }
      if let end {
        guard let close = rest.firstIndex(of: end) else { return result + rest }
        rest = rest[rest.index(after: close)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
