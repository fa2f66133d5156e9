/// English phrases for messages.
enum Words {
  /// Joins items as in `a`, `a and b` or `a, b and c`; the conjunction need not be "and".
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.last ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
