/// The match of a pattern with the name of a file or folder.
struct NameMatch {
  /// The text that the first `*` matches, as short as the rest of the pattern permits; `nil`
  /// without a `*`.
  let captured: String?

  /// Fails if the pattern does not match the name.
  ///
  /// - Complexity: O(length of the pattern times length of the name)
  init?(_ pattern: [Character], _ name: String) {
    // As in a shell, `*` does not match hidden files.
    if name.hasPrefix("."), pattern.first != "." { return nil }
    let name = Array(name)
    var place = 0
    var index = 0
    // Where to go on after a mismatch: the place after the last star, and the index in the name.
    var retry: (place: Int, index: Int)?
    var first: (star: Int, start: Int, end: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        if first == nil { first = (place, index, index) }
        place += 1
        retry = (place, index)
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
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
    captured = first.map { String(name[$0.start..<$0.end]) }
  }
}
