/// A kernel with unsafe code: the cheapest path through a block.
///
/// Conditions of the unsafe code: the block lies within the bytes, from `first` on; `table` and
/// `choices` have an entry for each position from `first` through the block's end, and `costs` has
/// one more; a match ends within the bytes, and is cut off if it extends past the block; the prices
/// have an entry for every literal, length and distance symbol.
enum PathKernel {
  /// From the block's end to its start, chooses the cheapest of a literal and every matching
  /// length, each at its nearest distance. If costs are equal, the first one found is chosen: a
  /// literal, then the shortest match.
  static func choose(
    _ bytes: ContiguousArray<UInt8>, first: Int, _ block: Range<Int>, _ table: MatchTable,
    _ prices: SymbolCosts, costs: inout ContiguousArray<UInt32>,
    choices: inout ContiguousArray<MatchTable.Match>
  ) {
    let bytes = bytes.span
    let starts = table.starts.span
    let matches = table.matches.span
    let literals = prices.literals.span
    let lengths = prices.lengths.span
    let distances = prices.distances.span
    var costs = costs.mutableSpan
    var choices = choices.mutableSpan
    costs[block.upperBound - first] = 0
    for position in block.reversed() {
      let place = position - first
      let literal = unsafe literals[unchecked: Int(bytes[unchecked: position])]
      var best = unsafe Step(cost: costs[unchecked: place + 1] &+ literal)
      var length = 3
      var index = unsafe Int(starts[unchecked: place])
      let end = unsafe Int(starts[unchecked: place + 1])
      while index < end {
        let match = unsafe matches[unchecked: index]
        let (reach, symbol) = (match.reach, match.symbol)
        let longest = min(match.length, block.upperBound - position)
        let distance = unsafe distances[unchecked: symbol]
        while length <= longest {
          let cost =
            unsafe distance &+ lengths[unchecked: length] &+ costs[unchecked: place &+ length]
          if cost < best.cost {
            best = Step(cost: cost, length: length, reach: reach, symbol: symbol)
          }
          length &+= 1
        }
        index &+= 1
      }
      unsafe costs[unchecked: place] = best.cost
      unsafe choices[unchecked: place] = MatchTable.Match(
        length: best.length, reach: best.reach, symbol: best.symbol)
    }
  }

  private struct Step {
    var cost: UInt32
    var length = 1
    var reach: UInt16 = 0
    var symbol = 0
  }
}
