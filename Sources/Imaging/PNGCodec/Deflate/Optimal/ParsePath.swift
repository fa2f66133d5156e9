internal import CCompression

/// A path through the bytes of a part, whose steps are literals and matches.
struct ParsePath {
  private let bytes: ContiguousArray<UInt8>
  private let part: Range<Int>
  private let table: MatchTable
  /// For each position of the part, the length of the chosen match; 1 for a literal.
  private var lengths: ContiguousArray<UInt16>
  /// For each position of the part and for its end, the cost of the path to the block's end; then a
  /// margin for vectors.
  private var costs: ContiguousArray<UInt32>

  init(_ bytes: ContiguousArray<UInt8>, part: Range<Int>) {
    self.bytes = bytes
    self.part = part
    table = MatchTable(bytes, part: part)
    lengths = ContiguousArray(repeating: 1, count: part.count)
    costs = ContiguousArray(repeating: 0, count: part.count + 1 + Int(LGPATH_MARGIN))
  }

  /// Chooses the cheapest path through a block, and counts its symbols.
  ///
  /// - Complexity: O(the lengths of the block's matches)
  mutating func choose(_ block: Range<Int>, costs prices: SymbolCosts) -> SymbolCounts {
    precondition(part.lowerBound <= block.lowerBound && block.upperBound <= part.upperBound)
    PathKernel.choose(
      bytes, first: part.lowerBound, block, table, prices, costs: &costs, lengths: &lengths)
    return counts(block)
  }

  /// - Precondition: the block begins and ends at the boundaries of steps.
  func counts(_ block: Range<Int>) -> SymbolCounts {
    PathKernel.counts(bytes, first: part.lowerBound, block, table, lengths)
  }

  func match(at position: Int, length: Int) -> MatchTable.Match {
    table.match(at: position - part.lowerBound, length: length)
  }

  /// Calls `body` with the position and the length of each step; a literal's length is 1.
  @inline(__always)
  func forEachStep(_ block: Range<Int>, _ body: (Int, Int) -> Void) {
    var position = block.lowerBound
    while position < block.upperBound {
      let length = Int(lengths[position - part.lowerBound])
      body(position, length)
      position += length
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
