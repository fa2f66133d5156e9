/// Finds every earlier occurrence by exhaustive search.
struct NaiveMatches {
  let bytes: ContiguousArray<UInt8>
  /// Where matches end.
  let end: Int
  /// The maximum distance.
  let window: Int

  /// How many bytes from `position` on equal those from `candidate` on, at most 258.
  func shared(_ candidate: Int, _ position: Int) -> Int {
    var length = 0
    while length < 258, position + length < end,
      bytes[candidate + length] == bytes[position + length]
    { length += 1 }
    return length
  }

  /// The greatest length, and the nearest distance at which it occurs.
  func longest(at position: Int) -> (length: Int, distance: Int) {
    var longest = (length: 0, distance: 0)
    var distance = 1
    while distance <= min(position, window) {
      let length = shared(position - distance, position)
      if length > longest.length { longest = (length, distance) }
      distance += 1
    }
    return longest
  }

  /// The nearest distance at which this many bytes occurred before.
  func nearest(_ length: Int, at position: Int) -> Int? {
    guard position + length <= end, position > 0 else { return nil }
    return (1...min(position, window)).first { shared(position - $0, position) >= length }
  }
}
