/// Which columns of a table are side by side, and how wide they are.
struct TableLayout {
  struct Column {
    var index: Int
    var width: Int
  }

  /// Spaces between columns.
  static let gap = 2
  /// Spaces before the second line of a row, and those after it.
  static let indent = 4
  /// The narrowest column that text is wrapped in beside others.
  private static let readable = 40

  /// A row's lines; text in a column that is too narrow for it goes on below.
  let bands: [[Column]]

  /// - Parameters:
  ///   - widths: those of the widest cells.
  ///   - columns: what there is for a line.
  init(widths: [Int], columns: Int) {
    bands = Self.line(widths, columns).map { [$0] } ?? Self.lines(widths, columns)
  }

  /// All columns on one line, long ones as wide as there is room for; `nil` if they do not fit.
  private static func line(_ widths: [Int], _ columns: Int) -> [Column]? {
    let all = widths.enumerated().map { Column(index: $0, width: $1) }
    var long = all.filter { $0.width > readable }
    let short = widths.reduce(0) { $0 + ($1 > readable ? 0 : $1) }
    var room = columns - short - gap * (widths.count - 1)
    if widths.reduce(0, +) - short <= room { return all }
    if long.isEmpty { return nil }
    // The shortest ones first: what they leave is for the others.
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

  /// As many columns on each line as fit.
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
