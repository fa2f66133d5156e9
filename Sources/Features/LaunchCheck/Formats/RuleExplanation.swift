internal import LaunchApps
internal import LaunchRules
internal import Texts

/// What `check --explain` prints about a rule.
package struct RuleExplanation: Encodable, Sendable {
  var id: String
  var level: String
  var reason: String
  var source: String
  var confidence: Confidence?
  /// An example; `nil` in a list of rules, or if the rule has none.
  private var example: RuleExample?

  package init(_ rule: Rule, hasExample: Bool = true) {
    id = rule.id
    level = rule.level.rawValue
    reason = rule.reason
    source = rule.source
    confidence = rule.confidence
    example = hasExample ? rule.example : nil
  }

  private var levelWords: String { level + (confidence.map { ", known from \($0.words)" } ?? "") }

  package func lines(columns: Int) -> [String] {
    var lines = ["\(id): \(levelWords)", ""]
    lines += WrappedText.paragraph(reason, columns: columns)
    lines += [""] + WrappedText.paragraph("Source: \(source).", columns: columns)
    if let example {
      func wrapped(_ text: String) -> [String] { WrappedText.paragraph(text, columns: columns - 2) }
      let passing = example.passing.isEmpty ? ["(without these lines)"] : example.passing
      let parts = [
        ("Fails:", example.failing), ("Finding:", wrapped(example.finding)), ("Passes:", passing),
        ("Remedy:", wrapped(example.remedy)),
      ]
      lines += [""] + parts.flatMap { title, texts in [title] + texts.map { "  " + $0 } }
    }
    return lines + ["", "To leave it out: --disable \(id)"]
  }

  /// The section about the rule in Documentation/Rules.md.
  var section: [String] {
    var lines = ["## \(id)", "", "**\(levelWords)**", "", reason, "", "Source: \(source)."]
    guard let example else { return lines + [""] }
    lines += ["", "```diff"] + example.failing.map { "- " + $0 }
    lines += example.passing.map { "+ " + $0 } + ["```", "", "> \(example.finding)", ""]
    return lines
  }
}

/// What `check --rules` prints.
package struct RuleList: Encodable, Sendable {
  private let rules = Rule.all.map { RuleExplanation($0, hasExample: false) }

  package init() {}

  package func lines(columns: Int) -> [String] {
    let table = TextTable(
      header: ["RULE", "LEVEL", "KNOWN FROM", "REASON", "SOURCE"],
      rows: rules.map { [$0.id, $0.level, $0.confidence?.words ?? "-", $0.reason, $0.source] })
    return table.lines(columns: columns)
  }
}

/// An example of a rule, made from the samples in the rule's tests.
package struct RuleExample: Equatable, Sendable, Codable {
  /// The lines that violate the rule. If the sample has several files, the lines name their file.
  package var failing: [String]
  /// The lines that replace ``failing`` so that the rule passes; may be empty.
  package var passing: [String]
  package var finding: String
  package var remedy: String

  /// The examples by rule id, from a resource that the tests write.
  package static let all: [String: RuleExample] =
    (try? JSONText.value(of: PackageResources.Examples_json)) ?? [:]
}

extension Rule {
  /// An example; `nil` for a rule about a folder's contents, such as `unreadable-name`.
  package var example: RuleExample? { RuleExample.all[id] }
}
