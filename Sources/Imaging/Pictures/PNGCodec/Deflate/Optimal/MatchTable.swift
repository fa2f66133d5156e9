internal import CCompression

/// A kernel with unsafe code: finds the matches for each position of a part. A match is an earlier
/// occurrence of the same bytes within deflate's window.
///
/// Conditions of the unsafe code: the bytes outlive the search trees, and there are fewer than 2^31
/// bytes; each position is inserted or searched only once, after all positions before it, and lies
/// before the part's end; ``starts`` and ``nearest`` have an entry for each position.
struct MatchTable {
  typealias Match = LGMatch

  /// The matches that may be chosen, position by position. The matches of one position are sorted
  /// by length; a longer match is never nearer than a shorter one.
  private(set) var matches: ContiguousArray<Match> = []
  /// For each position, the index in ``matches`` of the position's first match. The last entry,
  /// after those of all positions, is the number of all matches.
  private(set) var starts: ContiguousArray<UInt32> = []
  /// For each position, eight bytes: one byte for each match length from 3 through 10. A byte is
  /// the distance symbol of the nearest match that has at least this length, or `LGNO_MATCH`.
  private(set) var nearest: ContiguousArray<UInt64> = []

  static let longest = 258
  /// Maximum number of matches that one call of `lgtrees_search` finds.
  private static let chunk = 16 << 10

  /// Finds the matches of a part. The matches refer to at most 32 KB before the part.
  ///
  /// - Complexity: O(`part.count` * `depth`) comparisons of up to 258 bytes each
  init(_ bytes: ContiguousArray<UInt8>, part: Range<Int>, depth: Int = 300) {
    precondition(part.lowerBound >= 0 && part.upperBound <= bytes.count && bytes.count >> 31 == 0)
    starts = ContiguousArray(repeating: 0, count: part.count + 1)
    nearest = ContiguousArray(repeating: 0, count: part.count)
    matches.reserveCapacity(min(part.count, OptimalDeflater.partSize) * 6)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      guard let trees = unsafe lgtrees_create(base, part.upperBound, depth) else {
        preconditionFailure("memory for a window is allocated before it is needed")
      }
      unsafe fill(trees, part)
      unsafe lgtrees_free(trees)
    }
    starts[part.count] = UInt32(matches.count)
  }

  private mutating func fill(_ trees: OpaquePointer, _ part: Range<Int>) {
    unsafe lgtrees_insert(
      trees, max(0, part.lowerBound - SequenceKernel.window), part.lowerBound)
    unsafe withUnsafeTemporaryAllocation(of: Match.self, capacity: Self.chunk) { found in
      var (place, total) = (0, UInt32(0))
      while place < part.count {
        let before = Int(total)
        place += unsafe starts.withUnsafeMutableBufferPointer { starts in
          unsafe nearest.withUnsafeMutableBufferPointer { nearest in
            guard let room = found.baseAddress, let starts = starts.baseAddress,
              let nearest = nearest.baseAddress
            else { return part.count }
            return unsafe lgtrees_search(
              trees, part.lowerBound + place, room, found.count, starts + place, nearest + place,
              &total)
          }
        }
        unsafe matches.append(contentsOf: found[..<(Int(total) - before)])
      }
    }
  }

  /// The nearest match with this length.
  ///
  /// - Precondition: the position has a match with this length or a longer match.
  func match(at place: Int, length: Int) -> Match {
    var index = Int(starts[place])
    while matches[index].length < length { index += 1 }
    return matches[index]
  }

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
  /// Length in bytes, from 3 through 258. The bits above the length are the distance's symbol.
  @inline(__always)
  var length: Int { Int(bits & 511) }
}
