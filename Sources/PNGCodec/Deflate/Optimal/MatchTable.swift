/// The matches for each position of a part: earlier occurrences of the same bytes within deflate's
/// window.
struct MatchTable {
  struct Match: Hashable {
    /// The match's length in the lowest bits, and from bit ``symbolShift`` up the symbol of its
    /// distance. The symbol is stored, because every parse needs it and computing it would double a
    /// parse's time for the match.
    private let bits: UInt16
    /// The distance minus one: 0 is the previous byte.
    let reach: UInt16

    private static let symbolShift: UInt16 = 9

    @inline(__always)
    init(length: Int, reach: UInt16) {
      self.init(
        length: length, reach: reach, symbol: DistanceSymbol(reach: Int(reach)).index)
    }

    /// - Parameter symbol: the index of the distance's symbol.
    @inline(__always)
    init(length: Int, reach: UInt16, symbol: Int) {
      bits = UInt16(truncatingIfNeeded: symbol << Int(Self.symbolShift) | length)
      self.reach = reach
    }

    /// Length in bytes, from 3 through 258; in a ``ParsePath``, 1 stands for a literal.
    @inline(__always)
    var length: Int { Int(bits & (1 << Self.symbolShift - 1)) }

    /// The index of the distance's symbol.
    @inline(__always)
    var symbol: Int { Int(bits >> Self.symbolShift) }
  }

  /// The matches worth considering, position by position. Those of one position are sorted by
  /// length; a longer match is never nearer than a shorter one.
  private(set) var matches: ContiguousArray<Match> = []
  /// For each position, the index of its first match in ``matches``; at the end, the number of all
  /// matches.
  private(set) var starts: ContiguousArray<UInt32> = []

  /// - Parameters:
  ///   - part: the positions for which matches are searched. Matches end with the part at the
  ///     latest, and refer to at most 32 KB before it.
  ///   - depth: the maximum number of candidates that are compared for each position.
  /// - Complexity: O(`part.count` * `depth`) comparisons of up to 258 bytes each
  init(_ bytes: ContiguousArray<UInt8>, part: Range<Int>, depth: Int = 300) {
    precondition(part.lowerBound >= 0 && part.upperBound <= bytes.count)
    starts.reserveCapacity(part.count + 1)
    matches.reserveCapacity(min(part.count, OptimalDeflater.partSize) * 6)
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
        // Searching inside a match of the maximum length gains little and takes much time.
        trees.insert(position)
        continue
      }
      let longest = trees.find(position, into: &matches)
      if longest == MatchTrees.longest { covered = position + longest }
    }
  }
}
