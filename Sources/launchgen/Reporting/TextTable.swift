/// Rows of text in columns as wide as their widest cell.
struct TextTable: CustomStringConvertible {
  let rows: [[String]]

  init(header: [String], rows: [[String]]) {
    self.rows = [header] + rows
  }

  var description: String {
    let widths = rows.reduce(into: [Int]()) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    let lines = rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let isLast = column == row.count - 1
        return isLast ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ")
    }
    return lines.joined(separator: "\n")
  }
}
