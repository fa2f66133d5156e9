import LaunchApps
import LaunchCheck
import Texts

/// What `check --rules` prints.
struct RulesReport {
  private struct Row: Encodable {
    var id: String
    var level: String
    var reason: String
    var source: String
    /// Absent for rules about launchgen's own work.
    var confidence: Confidence?
  }

  private let rows = Rule.all.map {
    Row(
      id: $0.id, level: $0.level.rawValue, reason: $0.reason, source: $0.source,
      confidence: $0.confidence)
  }

  func print(asJSON: Bool) throws {
    if asJSON { return try Results.print(document: JSONText.of(["rules": rows]) + "\n") }
    try Results.print(lines: lines(columns: TerminalWidth.columns))
  }

  private func lines(columns: Int) -> [String] {
    let table = TextTable(
      header: ["RULE", "LEVEL", "KNOWN FROM", "REASON", "SOURCE"],
      rows: rows.map { [$0.id, $0.level, $0.confidence?.word ?? "-", $0.reason, $0.source] })
    let note = "DECOMP: known from decompiled system code, not from Apple's documents."
    return table.lines(columns: columns) + [""] + WrappedText.paragraph(note, columns: columns)
  }
}
