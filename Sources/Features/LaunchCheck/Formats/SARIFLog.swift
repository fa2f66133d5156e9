internal import Platform
internal import Texts

/// A log in the Static Analysis Results Interchange Format.
///
/// Source: OASIS, "SARIF Version 2.1.0".
package struct SARIFLog: Encodable {
  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  /// - Parameters:
  ///   - folder: the working directory; empty if it has been removed.
  ///   - version: the version of launchgen.
  ///   - exitCode: the exit code of the process.
  ///   - advice: returns the remedy for the findings of a rule, given the rule's id.
  package init(
    _ report: CheckResults, folder: String, version: String, exitCode: Int32,
    advice: (_ rule: String) -> String
  ) {
    let root = SARIFRoot(folder: folder)
    let all = LaunchCheck.Rule.all
    let driver = Driver(
      version: version, semanticVersion: version, rules: all.map { Rule($0, advice($0.id)) })
    let invocation = Invocation(
      executionSuccessful: report.failures.isEmpty, exitCode: exitCode,
      toolExecutionNotifications: report.failures.map { failure in
        Notification(
          message: ["text": "\(failure.place): \(failure.text)"],
          locations: [root.location(failure.place.description)])
      })
    let results = report.findings.map { finding in
      Result(
        ruleId: finding.rule, ruleIndex: all.firstIndex { $0.id == finding.rule } ?? -1,
        level: finding.level.rawValue, message: ["text": finding.message],
        locations: [root.location(finding.path, line: finding.line)])
    }
    runs = [
      Run(
        tool: ["driver": driver], invocations: [invocation], originalUriBaseIds: root.baseIDs,
        results: results)
    ]
  }

  struct Run: Encodable {
    var tool: [String: Driver]
    var invocations: [Invocation]
    var originalUriBaseIds: [String: [String: String]]
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Driver: Encodable {
    var name = "launchgen"
    var version: String
    var semanticVersion: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: [String: String]
    var fullDescription: [String: String]
    /// The help in two formats: `text` is plain, and `markdown` also has the rule's example.
    var help: [String: String]
    var helpUri: String?
    var defaultConfiguration: [String: String]

    init(_ rule: LaunchCheck.Rule, _ advice: String) {
      id = rule.id
      shortDescription = ["text": rule.reason]
      let description = "\(rule.reason) Source: \(rule.source)."
      fullDescription = ["text": description]
      help = [
        "text": "\(description) \(advice)",
        "markdown": (RuleExplanation(rule).section + [advice]).joined(separator: "\n"),
      ]
      helpUri = Self.pages.first { rule.source.hasPrefix($0.key) }?.value
      defaultConfiguration = ["level": rule.level.rawValue]
    }

    private static let archive = "https://developer.apple.com/library/archive/"
    /// The web pages of sources. A key is the beginning of a ``LaunchCheck/Rule/source``.
    private static let pages = [
      "TN2244": archive + "technotes/tn2244/_index.html",
      "Information Property List Key Reference": archive
        + "documentation/General/Reference/InfoPlistKeyReference/Articles/iPhoneOSKeys.html",
      "Property List Programming Guide": archive
        + "documentation/Cocoa/Conceptual/PropertyLists/Introduction/Introduction.html",
      "TN3118": "https://developer.apple.com/documentation/technotes/"
        + "tn3118-debugging-your-apps-launch-screen",
      "Xcode Help": "https://help.apple.com/xcode/mac/current/en.lproj/dev04e289091.html",
    ]
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var exitCode: Int32
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level = "error"
    var message: [String: String]
    var locations: [[String: Location]]
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: [String: String]
    var locations: [[String: Location]]
  }

  struct Location: Encodable {
    var artifactLocation: [String: String]
    var region: [String: Int]?
  }
}

/// The working directory, which is the base of relative URIs in a log.
private struct SARIFRoot {
  private static let name = "%SRCROOT%"
  /// The folder's absolute path; empty if the folder has been removed.
  let folder: String

  /// The log's `originalUriBaseIds`; empty if the folder has been removed.
  var baseIDs: [String: [String: String]] {
    folder.isEmpty ? [:] : [Self.name: ["uri": Self.uri(folder == "/" ? "/" : folder + "/")]]
  }

  func location(_ path: String, line: Int? = nil) -> [String: SARIFLog.Location] {
    let region = line.map { ["startLine": $0] }
    return ["physicalLocation": SARIFLog.Location(artifactLocation: artifact(path), region: region)]
  }

  /// The URI of a path. A relative path in the working directory gives a relative URI and the id of
  /// its base; any other path gives an absolute URI. Viewers compare URIs as text, so the path is
  /// standardized first: `App/../Info.plist` becomes `Info.plist`.
  private func artifact(_ path: String) -> [String: String] {
    let path = Path.standardized(path)
    if path.isAbsolutePath || folder.isEmpty { return ["uri": Self.uri(path)] }
    return path.hasPrefix("../") || path == ".."
      ? ["uri": Self.uri(Path.standardized(Path.joined(folder, path)))]
      : ["uri": Self.uri(path), "uriBaseId": Self.name]
  }

  /// For an absolute path, a file URI; for a relative path, a relative reference. All bytes except
  /// unreserved characters and slashes are percent-encoded.
  private static func uri(_ path: String) -> String {
    let encoded = path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || "-._~/".contains(character) { return String(character) }
      return "%" + NumberText.hexadecimal(byte, digits: 2).uppercased()
    }
    return (path.isAbsolutePath ? "file://" : "") + encoded.joined()
  }
}
