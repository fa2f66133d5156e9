/// Finds every earlier occurrence by exhaustive search.
package struct NaiveMatches {
  package let bytes: ContiguousArray<UInt8>
  /// The end of the bytes that matches may use.
  package let end: Int
  /// The maximum distance.
  package let window: Int

  package init(bytes: ContiguousArray<UInt8>, end: Int, window: Int) {
    self.bytes = bytes
    self.end = end
    self.window = window
  }

  /// The number of bytes from `position` on that equal the bytes from `candidate` on, at most 258.
  package func shared(_ candidate: Int, _ position: Int) -> Int {
    var length = 0
    while length < 258, position + length < end,
      bytes[candidate + length] == bytes[position + length]
    { length += 1 }
    return length
  }

  /// The number of equal bytes from `position` on, at most 258.
  package func run(at position: Int) -> Int { min(1 + shared(position, position + 1), 258) }

  /// The greatest length of a match, and the nearest distance at which it occurs.
  package func longest(at position: Int) -> (length: Int, distance: Int) {
    var longest = (length: 0, distance: 0)
    var distance = 1
    while distance <= min(position, window) {
      let length = shared(position - distance, position)
      if length > longest.length { longest = (length, distance) }
      distance += 1
    }
    return longest
  }

  /// The nearest distance at which at least this many bytes occurred before.
  package func nearest(_ length: Int, at position: Int) -> Int? {
    guard position + length <= end, position > 0 else { return nil }
    return (1...min(position, window)).first { shared(position - $0, position) >= length }
  }
}
