/// English for messages.
enum Words {
  /// `a`, `a and b`, `a, b and c`, with another word for "and".
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.last ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
