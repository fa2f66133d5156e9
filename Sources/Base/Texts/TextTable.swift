/// A table of text. Each column is as wide as its widest cell, or narrower if the columns would not
/// fit on a line.
package struct TextTable {
  private let rows: [[String]]

  package init(header: [String], rows: [[String]]) {
    self.rows = ([header] + rows).map { $0.map { VisibleText.of($0) } }
  }

  /// - Parameter columns: the maximum width of a line, in characters. Only a line with a longer
  ///   word may be wider.
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
    var rest = row[...]
    return layout.bands.enumerated().flatMap { index, widths in
      let cells = zip(rest, widths).map { WrappedText.lines($0, columns: $1) }
      rest = rest.dropFirst(widths.count)
      let count = cells.map(\.count).max() ?? 0
      let indent = index == 0 ? "" : String(repeating: " ", count: TableLayout.indent)
      return (0..<count).map { line in
        let parts = zip(widths, cells).map { width, cell in
          Self.padded(line < cell.count ? cell[line] : "", width)
        }
        let gap = String(repeating: " ", count: TableLayout.gap)
        let text = indent + parts.joined(separator: gap)
        return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
      }
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
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

/// The layout of a table's rows: which columns share a line, and each column's width in characters.
struct TableLayout {
  /// The number of spaces between columns.
  static let gap = 2
  /// The number of spaces before each line of a row except the first.
  static let indent = 4
  /// The minimum width, in characters, of a column that is wrapped and shares a line with others.
  private static let readable = 40

  /// The bands of each row, from top to bottom. A band is a group of columns side by side, given by
  /// the widths of the columns. Text wider than its column is wrapped.
  let bands: [[Int]]

  /// - Parameters:
  ///   - widths: the width of the widest cell in each column.
  ///   - columns: the maximum width of a line.
  init(widths: [Int], columns: Int) {
    bands = Self.line(widths, columns).map { [$0] } ?? Self.lines(widths, columns)
  }

  /// The widths of all columns on one line, with long columns narrowed; `nil` if they do not fit.
  private static func line(_ widths: [Int], _ columns: Int) -> [Int]? {
    // Narrow columns come first, so that wide columns can use the room that is left.
    let long = widths.indices.filter { widths[$0] > readable }
      .sorted { (widths[$0], $0) < (widths[$1], $1) }
    var room = columns - gap * (widths.count - 1) - widths.filter { $0 <= readable }.reduce(0, +)
    if long.isEmpty { return room >= 0 ? widths : nil }
    var line = widths
    for (place, column) in long.enumerated() {
      line[column] = min(widths[column], room / (long.count - place))
      if line[column] < readable { return nil }
      room -= line[column]
    }
    return line
  }

  /// The widths of the columns on several lines, with as many columns on each line as fit.
  private static func lines(_ widths: [Int], _ columns: Int) -> [[Int]] {
    var bands: [[Int]] = [[]]
    var room = columns
    for width in widths {
      if width > room, bands.last?.isEmpty == false {
        bands.append([])
        room = columns - indent
      }
      let width = max(1, min(width, room))
      bands[bands.count - 1].append(width)
      room -= width + gap
    }
    return bands
  }
}
