internal import Texts

/// The format in which `check` prints findings.
package enum FindingFormat: String, CaseIterable, Sendable {
  case text
  case json
  case github
  case sarif
}

/// The JSON document that `check --format json` prints.
package struct FindingDocument: Encodable, Sendable {
  /// A path that could not be checked.
  struct Failure: Encodable, Sendable {
    var path: String
    var message: String
  }

  var findings: [Finding]
  /// Paths that could not be checked.
  var errors: [Failure]
  /// Folders with code of others, which were not searched.
  var leftOut: [String]

  package init(_ results: CheckResults) {
    findings = results.findings
    errors = results.failures.map { Failure(path: $0.place.description, message: $0.text) }
    leftOut = results.foreignFolders
  }
}

extension Finding {
  /// The finding as a workflow command of GitHub Actions.
  package var annotation: String {
    let command = level == .note ? "notice" : level.rawValue
    let line = line.map { ",line=\($0)" } ?? ""
    return
      "::\(command) file=\(Self.escapedProperty(path))\(line),title=\(Self.escapedProperty(rule))::"
      + message.unicodeScalars.map(Self.escaped).joined()
  }

  private static func escapedProperty(_ text: String) -> String {
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
