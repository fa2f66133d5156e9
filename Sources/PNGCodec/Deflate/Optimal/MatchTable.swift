internal import CMatchFinder

/// A kernel with unsafe code: the matches for each position of a part, earlier occurrences of the
/// same bytes within deflate's window.
///
/// Conditions of the unsafe code: the bytes outlive the trees, and there are fewer than 2^31 of
/// them; each position is inserted or found only once, after all positions before it, and lies
/// before the part's end; there is room for the matches of a position.
struct MatchTable {
  typealias Match = LGMatch

  /// The matches worth considering, position by position. Those of one position are sorted by
  /// length; a longer match is never nearer than a shorter one.
  private(set) var matches: ContiguousArray<Match> = []
  /// For each position, the index of its first match in ``matches``; at the end, the number of all
  /// matches.
  private(set) var starts: ContiguousArray<UInt32> = []
  /// For each position, the distance symbols of its shortest lengths.
  private(set) var nearest: ContiguousArray<UInt64> = []

  static let window = Int(LGWINDOW)
  static let longest = 258
  /// An entry of ``nearest`` without matches.
  private static let noMatches = UInt64(LGNO_MATCH) * 0x0101_0101_0101_0101

  /// - Parameters:
  ///   - part: the positions for which matches are searched. Matches end with the part at the
  ///     latest, and refer to at most 32 KB before it.
  ///   - depth: the maximum number of candidates that are compared for each position.
  /// - Complexity: O(`part.count` * `depth`) comparisons of up to 258 bytes each
  init(_ bytes: ContiguousArray<UInt8>, part: Range<Int>, depth: Int = 300) {
    precondition(part.lowerBound >= 0 && part.upperBound <= bytes.count && bytes.count >> 31 == 0)
    starts.reserveCapacity(part.count + 1)
    nearest.reserveCapacity(part.count)
    matches.reserveCapacity(min(part.count, OptimalDeflater.partSize) * 6)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      guard let trees = unsafe lgtrees_create(base, part.upperBound, depth) else {
        preconditionFailure("memory for a window is allocated before it is needed")
      }
      unsafe fill(trees, part)
      unsafe lgtrees_free(trees)
    }
    starts.append(UInt32(matches.count))
  }

  private mutating func fill(_ trees: OpaquePointer, _ part: Range<Int>) {
    unsafe lgtrees_insert(trees, max(0, part.lowerBound - Self.window), part.lowerBound)
    unsafe withUnsafeTemporaryAllocation(of: Match.self, capacity: Int(LGMOST_MATCHES)) { found in
      guard let room = found.baseAddress else { return }
      var (position, symbols) = (part.lowerBound, Self.noMatches)
      while position < part.upperBound {
        starts.append(UInt32(matches.count))
        let count = unsafe lgtrees_find(trees, position, room, &symbols)
        nearest.append(symbols)
        unsafe matches.append(contentsOf: found[..<count])
        position += 1
        guard matches.last?.length == Self.longest, count > 0 else { continue }
        // Searching inside a match of the maximum length gains little and takes much time.
        let end = min(position + Self.longest - 1, part.upperBound)
        unsafe lgtrees_insert(trees, position, end)
        starts.append(contentsOf: repeatElement(UInt32(matches.count), count: end - position))
        nearest.append(contentsOf: repeatElement(Self.noMatches, count: end - position))
        position = end
      }
    }
  }

  /// The nearest match of a length.
  ///
  /// - Precondition: the position has a match of this length or a greater one.
  func match(at place: Int, length: Int) -> Match {
    var index = Int(starts[place])
    while matches[index].length < length { index += 1 }
    return matches[index]
  }

  /// Calls `body` with the matches from a position on.
  @unsafe func withMatches(from place: Int, _ body: (LGMatches) -> Void) {
    precondition(place < nearest.count)
    unsafe matches.withUnsafeBufferPointer { matches in
      unsafe starts.withUnsafeBufferPointer { starts in
        unsafe nearest.withUnsafeBufferPointer { nearest in
          guard let starts = starts.baseAddress, let nearest = nearest.baseAddress else { return }
          unsafe body(
            LGMatches(
              nearest: nearest + place, matches: matches.baseAddress, starts: starts + place))
        }
      }
    }
  }
}

extension LGMatch {
  private static let symbolShift: UInt16 = 9

  /// - Parameter reach: the distance minus one: 0 is the previous byte.
  init(length: Int, reach: UInt16) {
    let symbol = DistanceSymbol(reach: Int(reach)).index
    self.init(
      bits: UInt16(truncatingIfNeeded: symbol << Int(Self.symbolShift) | length), reach: reach)
  }

  /// Length in bytes, from 3 through 258.
  @inline(__always)
  var length: Int { Int(bits & (1 << Self.symbolShift - 1)) }
}
