internal import LaunchApps
internal import LaunchRules
internal import Texts

/// What `check --explain` prints about a rule.
package struct RuleExplanation: Encodable, Sendable {
  var id: String
  var level: String
  var reason: String
  var source: String
  /// The evidence for the rule; absent for rules about launchgen's own work, and for conclusions by
  /// analogy.
  var confidence: Confidence?
  /// Absent for a rule that needs a folder.
  private var example: RuleExample?

  package init(_ rule: Rule, hasExample: Bool = true) {
    id = rule.id
    level = rule.level.rawValue
    reason = rule.reason
    source = rule.source
    confidence = rule.confidence
    example = hasExample ? rule.example : nil
  }

  package func lines(columns: Int) -> [String] {
    let known = confidence.map { ", known from \($0.word)" } ?? ""
    var lines = ["\(id): \(level)\(known)", ""]
    lines += WrappedText.paragraph(reason, columns: columns)
    lines += [""] + WrappedText.paragraph("Source: \(source).", columns: columns)
    if let example {
      lines += ["", "Fails:"] + example.failing.map { "  " + $0 }
      lines += ["Finding:"]
      lines += WrappedText.paragraph(example.finding, columns: columns - 2).map { "  " + $0 }
      lines +=
        ["Passes:"]
        + (example.passing.isEmpty ? ["(without these lines)"] : example.passing).map {
          "  " + $0
        }
      lines += ["Remedy:"]
      lines += WrappedText.paragraph(example.remedy, columns: columns - 2).map { "  " + $0 }
    }
    return lines + ["", "To leave it out: --disable \(id)"]
  }

  var section: [String] {
    var lines = ["## \(id)", "", "\(level)" + (confidence.map { ", known from \($0.word)" } ?? "")]
    lines[2] = "**\(lines[2])**"
    lines += ["", reason, "", "Source: \(source)."]
    guard let example else { return lines + [""] }
    lines += ["", "```diff"] + example.failing.map { "- " + $0 }
    lines += example.passing.map { "+ " + $0 } + ["```", "", "> \(example.finding)", ""]
    return lines
  }
}

/// The list of all rules, which `check --rules` prints.
package struct RuleList: Encodable, Sendable {
  private let rules = Rule.all.map { RuleExplanation($0, hasExample: false) }

  package init() {}

  /// The rules as a table.
  package func lines(columns: Int) -> [String] {
    let table = TextTable(
      header: ["RULE", "LEVEL", "KNOWN FROM", "REASON", "SOURCE"],
      rows: rules.map { [$0.id, $0.level, $0.confidence?.word ?? "-", $0.reason, $0.source] })
    let note = "DECOMP: known from decompiled system code, not from Apple's documents."
    return table.lines(columns: columns) + [""] + WrappedText.paragraph(note, columns: columns)
  }
}

/// An example of a rule, made from the samples with which the rule is tested.
package struct RuleExample: Equatable, Sendable, Codable {
  /// The lines that make the rule fail; each begins with a file's name and a colon if the sample
  /// has several files.
  package var failing: [String]
  /// The lines in their place with which the rule passes.
  package var passing: [String]
  package var finding: String
  package var remedy: String

  /// The examples by the ids of the rules, which the tests write from their samples.
  package static let all: [String: RuleExample] =
    (try? JSONText.value(of: PackageResources.Examples_json)) ?? [:]
}

extension Rule {
  /// An example of the rule; `nil` for a rule that needs a folder.
  package var example: RuleExample? { RuleExample.all[id] }
}
