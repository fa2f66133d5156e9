import LaunchCheck

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
    let text =
      try asJSON ? JSONText.of(["rules": rows]) : self.text(columns: TerminalWidth.columns)
    try Results.print(text + "\n")
  }

  private func text(columns: Int) -> String {
    let table = TextTable(
      header: ["RULE", "LEVEL", "KNOWN FROM", "REASON", "SOURCE"],
      rows: rows.map { [$0.id, $0.level, $0.confidence?.word ?? "-", $0.reason, $0.source] })
    let note = "DECOMP: known from decompiled system code, not from Apple's documents."
    return table.text(columns: columns) + "\n\n" + WrappedText.paragraph(note, columns: columns)
  }
}
