/// Where the bytes of a part occurred before, within deflate's window.
struct MatchTable {
  struct Match: Hashable {
    /// From 3 through 258.
    let length: UInt16
    /// The distance less one: 0 is the byte before.
    let reach: UInt16
  }

  /// For each position the matches that are worth a look, longer ones farther away.
  private(set) var matches: ContiguousArray<Match> = []
  /// Where each position's matches begin, and where the last one's end.
  private(set) var starts: ContiguousArray<UInt32> = []

  /// - Parameters:
  ///   - part: the positions that are looked up. Matches end with it, and begin at most 32 KB
  ///     before it.
  ///   - depth: how many candidates are compared for each position, at most.
  /// - Complexity: O(`part.count` * `depth`) comparisons, each of up to 258 bytes
  init(_ bytes: ContiguousArray<UInt8>, part: Range<Int>, depth: Int = 100) {
    precondition(part.lowerBound >= 0 && part.upperBound <= bytes.count)
    starts.reserveCapacity(part.count + 1)
    matches.reserveCapacity(part.count * 6)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe fill(MatchTrees(base, end: part.upperBound, depth: depth), part)
    }
    starts.append(UInt32(matches.count))
  }

  private mutating func fill(_ trees: consuming MatchTrees, _ part: Range<Int>) {
    for position in max(0, part.lowerBound - MatchTrees.window)..<part.lowerBound {
      trees.insert(position)
    }
    var covered = part.lowerBound
    for position in part {
      starts.append(UInt32(matches.count))
      guard position >= covered else {
        // Inside a match of the greatest length there is little to gain, and much time to lose.
        trees.insert(position)
        continue
      }
      let longest = trees.find(position, into: &matches)
      if longest == MatchTrees.longest { covered = position + longest }
    }
  }
}
