/// The match of a text with a pattern. `*` stands for any number of characters, `?` for one.
package struct WildcardMatch {
  /// The text that the first `*` matches, as short as the rest of the pattern allows; `nil` if the
  /// pattern has no `*`.
  package let captured: String?

  /// Fails if the pattern does not match the text.
  ///
  /// - Complexity: O(length of the pattern times length of the text)
  package init?(_ pattern: [Character], _ text: String) {
    let text = Array(text)
    var place = 0
    var index = 0
    // After a mismatch, matching continues here: after the last star, at an index of the text.
    var retry: (place: Int, index: Int)?
    var first: (star: Int, start: Int, end: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        if first == nil { first = (place, index, index) }
        place += 1
        retry = (place, index)
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        place += 1
        index += 1
      } else if let last = retry {
        retry = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
        if let found = first, found.star == last.place - 1 {
          first = (found.star, found.start, last.index + 1)
        }
      } else {
        return nil
      }
    }
    if first == nil, place < pattern.count, pattern[place] == "*" { first = (place, index, index) }
    guard pattern[place...].allSatisfy({ $0 == "*" }) else { return nil }
    captured = first.map { String(text[$0.start..<$0.end]) }
  }
}
