/// English phrases for messages.
enum Words {
  /// Joins items as in `a`, `a and b` or `a, b and c`; the conjunction need not be "and".
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.last ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Text for other lines, such as `; also on lines 12, 30 and 2 more`; empty if there are none.
  static func others(_ lines: [Int]) -> String {
    let lines = Set(lines).sorted()
    if lines.isEmpty { return "" }
    let listed = lines.prefix(3).map(\.description).joined(separator: ", ")
    return "; also on line\(lines.count == 1 ? "" : "s") \(listed)"
      + (lines.count > 3 ? " and \(lines.count - 3) more" : "")
  }
}
