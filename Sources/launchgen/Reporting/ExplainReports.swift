/// What `explain` prints of every Info.plist that it found.
struct ExplainReports {
  private let reports: [ExplainReport]

  init(_ reports: [ExplainReport]) {
    self.reports = reports
  }

  func print(asJSON: Bool) throws { try Results.print((asJSON ? document : text) + "\n") }

  /// One object; a list of them, with paths, if there are several.
  private var document: String {
    get throws {
      reports.count == 1
        ? try JSONText.of(ExplainDocument(reports[0]))
        : try JSONText.of(reports.map { ExplainDocument($0, path: $0.path) })
    }
  }

  private var text: String {
    let columns = TerminalWidth.columns
    if reports.count == 1 { return reports[0].text(columns: columns) }
    return reports.map { "\(Printable.text($0.path)):\n\($0.text(columns: columns))" }
      .joined(separator: "\n\n")
  }
}
