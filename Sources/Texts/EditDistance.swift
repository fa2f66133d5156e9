/// How unlike two words are.
package enum EditDistance {
  /// Longer words are like none.
  private static let lengthLimit = 64

  /// How many letters have to be put in, left out or replaced, whatever their case.
  ///
  /// - Complexity: O(lengths' product), of at most 64 letters each
  package static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first.lowercased().utf8)
    let second = Array(second.lowercased().utf8)
    guard max(first.count, second.count) <= lengthLimit else { return .max }
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }

  /// The word that somebody may have meant; `nil` if none is like it.
  ///
  /// - Parameter limit: words that differ in more letters are not like each other.
  /// - Complexity: O(`words`)
  package static func nearest(
    to word: String, in words: some Collection<String>, within limit: Int
  ) -> String? {
    let ranked = words.sorted().map { ($0, between(word, $0)) }
    return ranked.min { $0.1 < $1.1 }.flatMap { $0.1 <= limit ? $0.0 : nil }
  }
}
