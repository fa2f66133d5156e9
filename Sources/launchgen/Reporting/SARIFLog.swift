import LaunchCheck

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A log in the Static Analysis Results Interchange Format.
///
/// Source: OASIS, "SARIF Version 2.1.0".
struct SARIFLog: Encodable {
  struct Text: Encodable {
    var text: String
  }

  struct Run: Encodable {
    var tool: [String: Driver]
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Driver: Encodable {
    var name = "launchgen"
    var version: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var help: Text
    var defaultConfiguration: [String: String]
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [[String: Location]]
  }

  struct Location: Encodable {
    var artifactLocation: [String: String]
    /// Absent where no line is known.
    var region: [String: Int]?
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  init(_ findings: [Finding]) {
    let rules = LaunchCheck.Rule.all
    let driver = Driver(
      version: launchgen.version,
      rules: rules.map { rule in
        Rule(
          id: rule.id, shortDescription: Text(text: rule.reason),
          help: Text(text: "\(rule.reason) Source: \(rule.source)."),
          defaultConfiguration: ["level": rule.level.rawValue])
      })
    let results = findings.map { finding in
      Result(
        ruleId: finding.rule, ruleIndex: rules.firstIndex { $0.id == finding.rule } ?? -1,
        level: finding.level.rawValue, message: Text(text: finding.message),
        locations: [["physicalLocation": Location(finding)]])
    }
    runs = [Run(tool: ["driver": driver], results: results)]
  }
}

extension SARIFLog.Location {
  init(_ finding: Finding) {
    artifactLocation = ["uri": Self.uri(finding.path)]
    region = finding.line.map { ["startLine": $0] }
  }

  /// A relative reference, or a file URI: what is not unreserved is percent-encoded.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let encoded = path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
      if isPlain || "-._~/".unicodeScalars.contains(scalar) { return String(scalar) }
      return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    return (path.hasPrefix("/") ? "file://" : "") + encoded.joined()
  }
}
