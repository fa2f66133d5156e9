internal import CMatchFinder

/// A path through the bytes of a part, whose steps are literals and matches.
struct ParsePath {
  private let bytes: ContiguousArray<UInt8>
  private let part: Range<Int>
  private let table: MatchTable
  /// For each position of the part, the chosen match; its length is 1 for a literal.
  private var choices: ContiguousArray<MatchTable.Match>
  /// For each position of the part and for its end, the cost of the path to the block's end; then a
  /// margin for vectors.
  private var costs: ContiguousArray<UInt32>

  init(_ bytes: ContiguousArray<UInt8>, part: Range<Int>) {
    self.bytes = bytes
    self.part = part
    table = MatchTable(bytes, part: part)
    let literal = MatchTable.Match(length: 1, reach: 0)
    choices = ContiguousArray(repeating: literal, count: part.count)
    costs = ContiguousArray(repeating: 0, count: part.count + 1 + Int(LGPATH_MARGIN))
  }

  /// Chooses the cheapest path through a block, and counts its symbols.
  ///
  /// - Complexity: O(the lengths of the block's matches)
  mutating func choose(_ block: Range<Int>, costs prices: SymbolCosts) -> SymbolCounts {
    precondition(part.lowerBound <= block.lowerBound && block.upperBound <= part.upperBound)
    PathKernel.choose(
      bytes, first: part.lowerBound, block, table, prices, costs: &costs, choices: &choices)
    return counts(block)
  }

  /// - Precondition: the block begins and ends at the boundaries of steps.
  func counts(_ block: Range<Int>) -> SymbolCounts {
    var counts = SymbolCounts()
    forEachStep(block) { position, match in
      if match.length == 1 {
        counts.add(literal: bytes[position])
      } else {
        counts.add(length: match.length, reach: Int(match.reach))
      }
    }
    return counts
  }

  /// Calls `body` with the position and the match of each step; a literal's length is 1.
  @inline(__always)
  func forEachStep(_ block: Range<Int>, _ body: (Int, MatchTable.Match) -> Void) {
    var position = block.lowerBound
    while position < block.upperBound {
      let match = choices[position - part.lowerBound]
      body(position, match)
      position += match.length
    }
  }

  /// Positions at which steps begin, from the part's start on, at least `distance` apart; the
  /// part's end is the last.
  func cuts(every distance: Int) -> [Int] {
    var cuts = [part.lowerBound]
    forEachStep(part) { position, _ in
      if position >= cuts[cuts.count - 1] + distance { cuts.append(position) }
    }
    return cuts + [part.upperBound]
  }
}
