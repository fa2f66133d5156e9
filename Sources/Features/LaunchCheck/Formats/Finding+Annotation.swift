internal import Texts

extension Finding {
  /// The finding as a workflow command of GitHub Actions.
  package var annotation: String {
    let command = level == .note ? "notice" : level.rawValue
    let line = line.map { ",line=\($0)" } ?? ""
    return "::\(command) file=\(Self.property(path))\(line),title=\(Self.property(rule))::"
      + message.unicodeScalars.map(Self.escaped).joined()
  }

  private static func property(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: escaped(scalar)
      }
    }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: VisibleText.of(scalar)
    }
  }
}
