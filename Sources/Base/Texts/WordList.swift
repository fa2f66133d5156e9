extension Collection<String> {
  /// The words joined as in `a`, `a and b` or `a, b and c`, by default with the conjunction "and".
  package func inWords(_ conjunction: String = "and") -> String {
    let (last, others) = (suffix(1), dropLast())
    if others.isEmpty { return last.joined() }
    return "\(others.joined(separator: ", ")) \(conjunction) \(last.joined())"
  }

  /// The first `limit` words, then the number of all others: `a, b and 3 more`.
  package func listed(upTo limit: Int) -> String {
    let shown = prefix(limit).joined(separator: ", ")
    return count > limit ? "\(shown) and \(count - limit) more" : shown
  }
}

extension Sequence where Element: Hashable {
  /// The different elements, in the order in which they first appear.
  ///
  /// - Complexity: O(n)
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
