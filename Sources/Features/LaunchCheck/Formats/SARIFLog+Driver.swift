extension SARIFLog {
  /// The program that made the log, and its rules.
  struct Driver: Encodable {
    var name = "launchgen"
    var version: String
    var semanticVersion: String
    var rules: [Rule]

    init(version: String, advice: (_ rule: String) -> String) {
      self.version = version
      semanticVersion = version
      rules = LaunchCheck.Rule.all.map { Rule($0, advice: advice($0.id)) }
    }
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
