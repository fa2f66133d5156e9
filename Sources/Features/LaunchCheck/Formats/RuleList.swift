internal import LaunchApps
internal import LaunchRules
internal import Texts

/// The list of all rules, which `check --rules` prints.
package struct RuleList: Encodable, Sendable {
  private let rules = Rule.all.map { RuleExplanation($0, hasExample: false) }

  package init() {}

  /// The rules as a table.
  ///
  /// - Parameter columns: the number of characters that fit on a line.
  package func lines(columns: Int) -> [String] {
    let table = TextTable(
      header: ["RULE", "LEVEL", "KNOWN FROM", "REASON", "SOURCE"],
      rows: rules.map { [$0.id, $0.level, $0.confidence?.word ?? "-", $0.reason, $0.source] })
    let note = "DECOMP: known from decompiled system code, not from Apple's documents."
    return table.lines(columns: columns) + [""] + WrappedText.paragraph(note, columns: columns)
  }
}
