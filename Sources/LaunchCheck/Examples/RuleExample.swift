internal import Texts

/// An example of a rule, made from the samples with which the rule is tested.
package struct RuleExample: Equatable, Sendable, Codable {
  /// The lines that make the rule fail; each begins with a file's name and a colon if the sample
  /// has several files.
  package var failing: [String]
  /// The lines in their place with which the rule passes.
  package var passing: [String]
  /// The message of the finding.
  package var finding: String

  package init(failing: [String], passing: [String], finding: String) {
    self.failing = failing
    self.passing = passing
    self.finding = finding
  }

  /// What to do, which is the end of the message.
  package var remedy: String {
    let parts = finding.split(separator: "; ").filter { !$0.hasPrefix("the same holds for ") }
    guard parts.count > 1, let last = parts.last else { return finding }
    return last.prefix(1).uppercased() + last.dropFirst() + (last.hasSuffix("?") ? "" : ".")
  }

  /// The examples by the ids of the rules, which the tests write from their samples.
  package static let all: [String: RuleExample] =
    (try? JSONText.value(of: PackageResources.Examples_json)) ?? [:]
}

extension Rule {
  /// An example of the rule; `nil` for a rule that needs a folder.
  package var example: RuleExample? { RuleExample.all[id] }
}
