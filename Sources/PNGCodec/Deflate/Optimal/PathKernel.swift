internal import CMatchFinder

/// A kernel with unsafe code: the cheapest path through a block.
///
/// Conditions of the unsafe code: the block lies within the bytes, from `first` on; `table` and
/// `choices` have an entry for each position from `first` through the block's end, and `costs` has
/// one more and a margin; a match is cut off if it extends past the block; the prices have an entry
/// for every literal, length and distance symbol.
enum PathKernel {
  /// From the block's end to its start, chooses the cheapest of a literal and every matching
  /// length, each at its nearest distance. If costs are equal, the first one found is chosen: a
  /// literal, then the shortest match.
  static func choose(
    _ bytes: ContiguousArray<UInt8>, first: Int, _ block: Range<Int>, _ table: MatchTable,
    _ prices: SymbolCosts, costs: inout ContiguousArray<UInt32>,
    choices: inout ContiguousArray<MatchTable.Match>
  ) {
    let place = block.lowerBound - first
    precondition(place >= 0 && block.upperBound <= bytes.count)
    precondition(place + block.count + Int(LGPATH_MARGIN) < costs.count)
    precondition(place + block.count < min(table.starts.count, choices.count + 1))
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe table.withMatches { matches, starts in
        unsafe prices.withCosts { prices in
          unsafe costs.withUnsafeMutableBufferPointer { costs in
            unsafe choices.withUnsafeMutableBufferPointer { choices in
              guard let bytes = bytes.baseAddress, let costs = costs.baseAddress,
                let choices = choices.baseAddress
              else { return }
              var prices = unsafe prices
              unsafe lgpath_choose(
                bytes + block.lowerBound, block.count, matches, starts + place, &prices,
                costs + place, choices + place)
            }
          }
        }
      }
    }
  }
}
