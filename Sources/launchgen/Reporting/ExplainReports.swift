import LaunchApps
import Texts

/// The output of `launchgen explain`: the launches of one or more apps, as tables or as JSON.
struct ExplainReports {
  private let reports: [LaunchExplanation]

  init(_ reports: [LaunchExplanation]) {
    self.reports = reports
  }

  func print(asJSON: Bool) throws {
    if asJSON { return try Results.print(document: document + "\n") }
    try Results.print(lines: lines)
  }

  /// The reports as JSON: an object for a single report; for several reports, an array of objects
  /// with their paths.
  private var document: String {
    get throws {
      reports.count == 1
        ? try JSONText.of(ExplainDocument(reports[0]))
        : try JSONText.of(reports.map { ExplainDocument($0, path: $0.path) })
    }
  }

  private var lines: [String] {
    let columns = TerminalWidth.columns
    if reports.count == 1 { return reports[0].lines(columns: columns) }
    let parts = reports.map { ["\($0.path):"] + $0.lines(columns: columns) }
    return Array(parts.joined(separator: [""]))
  }
}

extension LaunchExplanation {
  fileprivate func lines(columns: Int) -> [String] {
    let rows = table
    let table = TextTable(header: rows[0], rows: Array(rows.dropFirst()))
    let summary = summary.map { WrappedText.paragraph($0, columns: columns, indent: 0) + [""] }
    return (summary ?? []) + table.lines(columns: columns)
      + notes.flatMap { WrappedText.paragraph($0, columns: columns) }
  }
}
