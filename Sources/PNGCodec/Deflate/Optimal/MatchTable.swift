/// Where the bytes of a part occurred before, within deflate's window.
struct MatchTable {
  struct Match: Hashable {
    /// The length, and above ``symbolShift`` the symbol of the distance: each parse needs it, and
    /// to work it out takes as long as all else that a match needs.
    private let bits: UInt16
    /// The distance less one: 0 is the byte before.
    let reach: UInt16

    private static let symbolShift: UInt16 = 9

    @inline(__always)
    init(length: Int, reach: UInt16) {
      self.init(
        length: length, reach: reach, symbol: DistanceSymbol(reach: Int(reach)).index)
    }

    /// - Parameter symbol: of the distance's.
    @inline(__always)
    init(length: Int, reach: UInt16, symbol: Int) {
      bits = UInt16(truncatingIfNeeded: symbol << Int(Self.symbolShift) | length)
      self.reach = reach
    }

    /// From 3 through 258.
    @inline(__always)
    var length: Int { Int(bits & (1 << Self.symbolShift - 1)) }

    /// The index of the distance's symbol.
    @inline(__always)
    var symbol: Int { Int(bits >> Self.symbolShift) }
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
