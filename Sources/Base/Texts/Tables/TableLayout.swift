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
