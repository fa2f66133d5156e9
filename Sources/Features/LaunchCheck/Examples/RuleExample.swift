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
  /// The remedy in that message.
  package var remedy: String

  /// The examples by the ids of the rules, which the tests write from their samples.
  package static let all: [String: RuleExample] =
    (try? JSONText.value(of: PackageResources.Examples_json)) ?? [:]
}

extension Rule {
  /// An example of the rule; `nil` for a rule that needs a folder.
  package var example: RuleExample? { RuleExample.all[id] }
}
