/// The number of edits that turn one word into another.
package enum EditDistance {
  /// The least number of UTF-8 bytes to insert, remove or replace to turn `first` into `second`,
  /// ignoring case; `Int.max` if either word has more than 64 bytes.
  package static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first.lowercased().utf8)
    let second = Array(second.lowercased().utf8)
    // Longer words never match, which limits the running time.
    guard max(first.count, second.count) <= 64 else { return .max }
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

  /// The word of `words` that is the fewest edits away from `word`. Of equally similar words, the
  /// first in sorted order. `nil` if every word is more than `limit` edits away.
  ///
  /// - Parameter limit: the maximum number of edits. If `nil`, the maximum is a third of the
  ///   letters of `word`, but never more than 4.
  package static func nearest(
    to word: String, in words: some Collection<String>, within limit: Int? = nil
  ) -> String? {
    let limit = limit ?? min(4, (word.utf8.count + 1) / 3)
    let ranked = words.sorted().map { ($0, between(word, $0)) }
    return ranked.min { $0.1 < $1.1 }.flatMap { $0.1 <= limit ? $0.0 : nil }
  }
}
