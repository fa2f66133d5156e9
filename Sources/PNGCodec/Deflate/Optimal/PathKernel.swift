/// A kernel with unsafe code: the cheapest path through a block.
///
/// Conditions of the unsafe code: the block lies within the bytes, from `first` on; `table` and
/// `choices` have an entry for each position from `first` through the block's end, and `costs` has
/// one more; a match ends within the bytes, and is cut off if it extends past the block; the prices
/// have an entry for every literal, length and distance symbol.
enum PathKernel {
  /// From the block's end to its start, chooses the cheapest of a literal and every matching
  /// length, each at its nearest distance. If costs are equal, the first is chosen: a literal
  /// before matches, then the shortest match.
  static func choose(
    _ bytes: ContiguousArray<UInt8>, first: Int, _ block: Range<Int>, _ table: MatchTable,
    _ prices: SymbolCosts, costs: inout ContiguousArray<UInt32>,
    choices: inout ContiguousArray<MatchTable.Match>
  ) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe table.starts.withUnsafeBufferPointer { starts in
        unsafe table.matches.withUnsafeBufferPointer { matches in
          prices.withPointers { prices in
            unsafe costs.withUnsafeMutableBufferPointer { costs in
              unsafe choices.withUnsafeMutableBufferPointer { choices in
                guard let bytes = bytes.baseAddress, let starts = starts.baseAddress,
                  let costs = costs.baseAddress, let choices = choices.baseAddress
                else { return }
                // `nil` if the table has no matches at all.
                let matches = matches.baseAddress
                unsafe costs[block.upperBound - first] = 0
                for position in block.reversed() {
                  let place = position - first
                  var best = unsafe Step(
                    cost: costs[place + 1] &+ prices.literals[Int(bytes[position])])
                  if let matches = unsafe matches {
                    unsafe best.improve(
                      matches + Int(starts[place])..<matches + Int(starts[place + 1]),
                      costs: costs + place, rest: block.upperBound - position, prices)
                  }
                  unsafe costs[place] = best.cost
                  unsafe choices[place] = MatchTable.Match(
                    length: best.length, reach: best.reach, symbol: best.symbol)
                }
              }
            }
          }
        }
      }
    }
  }

  private struct Step {
    var cost: UInt32
    var length = 1
    var reach: UInt16 = 0
    var symbol = 0

    /// Takes a match if it is cheaper. `costs` begins with the cost of the step's own position.
    @inline(__always)
    mutating func improve(
      _ matches: Range<UnsafePointer<MatchTable.Match>>, costs: UnsafePointer<UInt32>, rest: Int,
      _ prices: SymbolCosts.Pointers
    ) {
      var length = 3
      var match = unsafe matches.lowerBound
      while unsafe match < matches.upperBound {
        let (reach, symbol) = unsafe (match.pointee.reach, match.pointee.symbol)
        let longest = min(unsafe match.pointee.length, rest)
        let distance = unsafe prices.distances[symbol]
        while length <= longest {
          let cost = unsafe distance &+ prices.lengths[length] &+ costs[length]
          if cost < self.cost {
            self = Step(cost: cost, length: length, reach: reach, symbol: symbol)
          }
          length += 1
        }
        unsafe match += 1
      }
    }
  }
}
