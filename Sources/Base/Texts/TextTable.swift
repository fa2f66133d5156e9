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

/// Wraps text at spaces. A word that is wider than a line stays whole.
package enum WrappedText {
  package static func lines(_ text: String, columns: Int) -> [String] {
    if text.count <= columns { return [text] }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= columns {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Wraps a text, and indents all lines except the first.
  package static func paragraph(_ text: String, columns: Int, indent: Int = 4) -> [String] {
    let lines = lines(VisibleText.of(text), columns: columns - indent)
    return lines.prefix(1)
      + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
  }
}

/// The arrangement of a table's columns on the lines of a row, and the columns' widths in
/// characters.
struct TableLayout {
  struct Column {
    var index: Int
    var width: Int
  }

  /// The number of spaces between columns.
  static let gap = 2
  /// The number of spaces before all lines of a row except the first.
  static let indent = 4
  /// The minimum width of a column of wrapped text next to other columns, in characters.
  private static let readable = 40

  /// The columns on each line of a row; text that is wider than its column is wrapped.
  let bands: [[Column]]

  /// - Parameters:
  ///   - widths: the width of the widest cell in each column.
  ///   - columns: the maximum width of a line.
  init(widths: [Int], columns: Int) {
    bands = Self.line(widths, columns).map { [$0] } ?? Self.lines(widths, columns)
  }

  /// All columns on one line, with long columns narrowed to fit; `nil` if they do not fit.
  private static func line(_ widths: [Int], _ columns: Int) -> [Column]? {
    let all = widths.enumerated().map { Column(index: $0, width: $1) }
    var long = all.filter { $0.width > readable }
    let short = widths.reduce(0) { $0 + ($1 > readable ? 0 : $1) }
    var room = columns - short - gap * (widths.count - 1)
    if widths.reduce(0, +) - short <= room { return all }
    if long.isEmpty { return nil }
    // The narrowest columns come first, so that wider columns can use the room that they leave.
    long.sort { $0.width < $1.width }
    var line = all
    for (place, column) in long.enumerated() {
      let share = min(column.width, room / (long.count - place))
      if share < readable { return nil }
      line[column.index].width = share
      room -= share
    }
    return line
  }

  /// The columns on several lines, with as many columns on each line as fit.
  private static func lines(_ widths: [Int], _ columns: Int) -> [[Column]] {
    var bands: [[Column]] = [[]]
    var room = columns
    for (index, width) in widths.enumerated() {
      if width > room, bands.last?.isEmpty == false {
        bands.append([])
        room = columns - indent
      }
      let width = max(1, min(width, room))
      bands[bands.count - 1].append(Column(index: index, width: width))
      room -= width + gap
    }
    return bands
  }
}
