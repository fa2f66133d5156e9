import LaunchCheck

/// What `check --rules` prints.
struct RulesReport {
  private struct Row: Encodable {
    var id: String
    var level: String
    var reason: String
    var source: String
  }

  private let rows = Rule.all.map {
    Row(id: $0.id, level: $0.level.rawValue, reason: $0.reason, source: $0.source)
  }

  func print(asJSON: Bool) throws {
    let text =
      asJSON
      ? try JSONText.of(["rules": rows])
      : TextTable(
        header: ["RULE", "LEVEL", "REASON", "SOURCE"],
        rows: rows.map { [$0.id, $0.level, $0.reason, $0.source] }
      ).description + "\n\nDECOMP: known from decompiled system code, not from Apple's documents."
    try Results.print(text + "\n")
  }
}
