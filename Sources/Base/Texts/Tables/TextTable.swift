/// A table of text. Each column is as wide as its widest cell, or narrower if the columns would not
/// fit on a line.
package struct TextTable {
  private let rows: [[String]]

  package init(header: [String], rows: [[String]]) {
    self.rows = ([header] + rows).map { $0.map { VisibleText.of($0) } }
  }

  /// The lines of the table. A line exceeds the maximum width only if a single word is wider.
  ///
  /// - Parameter columns: the maximum width of a line, in characters; unlimited by default, so each
  ///   row is one line.
  package func lines(columns: Int = .max) -> [String] {
    let layout = TableLayout(widths: widths, columns: columns)
    return rows.flatMap { lines(of: $0, layout) }
  }

  private var widths: [Int] {
    rows.reduce(into: []) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
  }

  private func lines(of row: [String], _ layout: TableLayout) -> [String] {
    layout.bands.enumerated().flatMap { index, band in
      let cells = band.map { WrappedText.lines(row[$0.index], columns: $0.width) }
      let count = cells.map(\.count).max() ?? 0
      let indent = index == 0 ? "" : String(repeating: " ", count: TableLayout.indent)
      return (0..<count).map { line in
        let parts = zip(band, cells).map { column, cell in
          Self.padded(line < cell.count ? cell[line] : "", column.width)
        }
        let gap = String(repeating: " ", count: TableLayout.gap)
        return Self.trimmed(indent + parts.joined(separator: gap))
      }
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func trimmed(_ line: String) -> String {
    line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }
}
