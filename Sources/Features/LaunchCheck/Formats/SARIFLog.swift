/// A log in the Static Analysis Results Interchange Format.
///
/// Source: OASIS, "SARIF Version 2.1.0".
package struct SARIFLog: Encodable {
  struct Text: Encodable {
    var text: String
    /// The same with more, for programs that show Markdown.
    var markdown: String?
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  /// - Parameters:
  ///   - folder: the working directory; empty if it has been removed.
  ///   - version: the version of launchgen.
  ///   - exitCode: the exit code of the process.
  ///   - advice: returns the remedy for findings of the rule with an id.
  package init(
    _ document: FindingDocument, folder: String, version: String, exitCode: Int32,
    advice: (_ rule: String) -> String
  ) {
    let root = SARIFRoot(folder: folder)
    runs = [
      Run(
        tool: ["driver": Driver(version: version, advice: advice)],
        invocations: [Invocation(document.errors, exitCode: exitCode, root)],
        originalUriBaseIds: root.baseIDs,
        results: document.findings.map { Result($0, root) })
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
