internal import Files

/// A log in the Static Analysis Results Interchange Format.
///
/// Source: OASIS, "SARIF Version 2.1.0".
package struct SARIFLog: Encodable {
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
    let driver = Driver(
      version: version, semanticVersion: version,
      rules: LaunchCheck.Rule.all.map { Rule($0, advice: advice($0.id)) })
    runs = [
      Run(
        tool: ["driver": driver],
        invocations: [Invocation(document.errors, exitCode: exitCode, root)],
        originalUriBaseIds: root.baseIDs,
        results: document.findings.map { Result($0, root) })
    ]
  }

  struct Run: Encodable {
    var tool: [String: Driver]
    var invocations: [Invocation]
    var originalUriBaseIds: [String: [String: String]]
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  /// The program that made the log, and its rules.
  struct Driver: Encodable {
    var name = "launchgen"
    var version: String
    var semanticVersion: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var fullDescription: Text
    var help: Text
    /// The page about the rule; absent if none is known.
    var helpUri: String?
    var defaultConfiguration: [String: String]

    init(_ rule: LaunchCheck.Rule, advice: String) {
      id = rule.id
      shortDescription = Text(text: rule.reason)
      fullDescription = Text(text: "\(rule.reason) Source: \(rule.source).")
      help = Text(
        text: "\(rule.reason) Source: \(rule.source). \(advice)",
        markdown: (RuleExplanation(rule).section + [advice]).joined(separator: "\n"))
      helpUri = rule.page
      defaultConfiguration = ["level": rule.level.rawValue]
    }
  }

  /// The exit code of the run, and the paths that it could not check.
  struct Invocation: Encodable {
    struct Notification: Encodable {
      var level = "error"
      var message: Text
      var locations: [Location]
    }

    var executionSuccessful: Bool
    var exitCode: Int32
    var toolExecutionNotifications: [Notification]

    init(_ failures: [FindingDocument.Failure], exitCode: Int32, _ root: SARIFRoot) {
      executionSuccessful = failures.isEmpty
      self.exitCode = exitCode
      toolExecutionNotifications = failures.map { failure in
        Notification(
          message: Text(text: "\(failure.path): \(failure.message)"),
          locations: [Location(failure.path, line: nil, root)])
      }
    }
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

  struct Text: Encodable {
    var text: String
    /// The same with more, for programs that show Markdown.
    var markdown: String?
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: [String: String]
      /// The line; absent if it is not known.
      var region: [String: Int]?
    }

    var physicalLocation: Physical

    init(_ path: String, line: Int?, _ root: SARIFRoot) {
      physicalLocation = Physical(
        artifactLocation: root.location(path), region: line.map { ["startLine": $0] })
    }
  }
}

/// The working directory, which is the base of relative URIs in a log.
struct SARIFRoot {
  private static let name = "%SRCROOT%"
  /// The absolute path; empty if the folder has been removed.
  let folder: String

  /// The log's `originalUriBaseIds`: the base of relative URIs; empty if the folder has been
  /// removed.
  var baseIDs: [String: [String: String]] {
    folder.isEmpty ? [:] : [Self.name: ["uri": Self.uri(folder == "/" ? "/" : folder + "/")]]
  }

  /// An absolute URI, or for a path in the working directory a relative URI with its base. Viewers
  /// compare URIs as text, so no path has `.` or `..` after a folder's name.
  func location(_ path: String) -> [String: String] {
    if path.isAbsolutePath { return ["uri": Self.uri(Path.standardized(path))] }
    let relative = Path.standardized(path)
    if folder.isEmpty { return ["uri": Self.uri(relative)] }
    return relative.hasPrefix("../") || relative == ".."
      ? ["uri": Self.uri(Path.standardized(Path.joined(folder, relative)))]
      : ["uri": Self.uri(relative), "uriBaseId": Self.name]
  }

  /// A relative reference, or for an absolute path a file URI. All bytes but those of unreserved
  /// characters and slashes are percent-encoded.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let encoded = path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
      if isPlain || "-._~/".unicodeScalars.contains(scalar) { return String(scalar) }
      return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    return (path.isAbsolutePath ? "file://" : "") + encoded.joined()
  }
}

extension LaunchCheck.Rule {
  private static let archive = "https://developer.apple.com/library/archive/"
  /// The web page for a source, by the words with which ``Rule/source`` begins.
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

  fileprivate var page: String? { Self.pages.first { source.hasPrefix($0.key) }?.value }
}
