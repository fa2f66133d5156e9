import LaunchCheck

/// A log in the Static Analysis Results Interchange Format.
///
/// Source: OASIS, "SARIF Version 2.1.0".
struct SARIFLog: Encodable {
  struct Text: Encodable {
    var text: String
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  init(_ run: CheckRun) {
    let root = SARIFRoot()
    runs = [
      Run(
        tool: ["driver": Driver()], invocations: [Invocation(run, root)],
        originalUriBaseIds: root.baseIDs,
        results: run.findings.map { Result($0, root) })
    ]
  }
}

extension SARIFLog {
  struct Run: Encodable {
    var tool: [String: Driver]
    var invocations: [Invocation]
    var originalUriBaseIds: [String: [String: String]]
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]

    init(_ finding: Finding, _ root: SARIFRoot) {
      ruleId = finding.rule
      ruleIndex = LaunchCheck.Rule.all.firstIndex { $0.id == finding.rule } ?? -1
      level = finding.level.rawValue
      message = Text(text: finding.message)
      locations = [Location(finding.path, line: finding.line, root)]
    }
  }
}
