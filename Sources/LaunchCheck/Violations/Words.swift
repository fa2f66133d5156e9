/// English for messages.
enum Words {
  /// `a`, `a and b`, `a, b and c`, with another word for "and".
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.last ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// `; also on lines 12, 30 and 2 more`; empty if there are none.
  static func others(_ lines: [Int]) -> String {
    let lines = Set(lines).sorted()
    if lines.isEmpty { return "" }
    let listed = lines.prefix(3).map(\.description).joined(separator: ", ")
    return "; also on line\(lines.count == 1 ? "" : "s") \(listed)"
      + (lines.count > 3 ? " and \(lines.count - 3) more" : "")
  }
}
