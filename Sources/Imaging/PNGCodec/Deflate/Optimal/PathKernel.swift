internal import CCompression

/// A kernel with unsafe code: the cheapest path through a block.
///
/// Conditions of the unsafe code: the block lies within the bytes, from `first` on; `table` and
/// `lengths` have an entry for each position from `first` through the block's end, and `costs` has
/// one more and a margin; a match is cut off if it extends past the block; the prices have an entry
/// for every literal, length and distance symbol, and no sum of them exceeds 2^31.
enum PathKernel {
  /// From the block's end to its start, chooses the length of the cheapest of a literal (1) and
  /// every match, each at its nearest distance. If costs are equal, the shortest one is chosen.
  static func choose(
    _ bytes: ContiguousArray<UInt8>, first: Int, _ block: Range<Int>, _ table: MatchTable,
    _ prices: SymbolCosts, costs: inout ContiguousArray<UInt32>,
    lengths: inout ContiguousArray<UInt16>
  ) {
    let place = block.lowerBound - first
    precondition(place >= 0 && block.upperBound <= bytes.count)
    precondition(place + block.count + Int(LGPATH_MARGIN) < costs.count)
    precondition(block.count <= OptimalDeflater.largestPart)
    precondition(place + block.count < min(table.starts.count, lengths.count + 1))
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe table.withMatches(from: place) { found in
        unsafe prices.withCosts { prices in
          unsafe costs.withUnsafeMutableBufferPointer { costs in
            unsafe lengths.withUnsafeMutableBufferPointer { lengths in
              guard let bytes = bytes.baseAddress, let costs = costs.baseAddress,
                let lengths = lengths.baseAddress
              else { return }
              var (prices, found) = unsafe (prices, found)
              unsafe lgpath_choose(
                bytes + block.lowerBound, block.count, &found, &prices, costs + place,
                lengths + place)
            }
          }
        }
      }
    }
  }

  /// Counts the symbols of a path that ``choose(_:first:_:_:_:costs:lengths:)`` found.
  ///
  /// - Precondition: the block begins and ends at the boundaries of steps.
  static func counts(
    _ bytes: ContiguousArray<UInt8>, first: Int, _ block: Range<Int>, _ table: MatchTable,
    _ lengths: ContiguousArray<UInt16>
  ) -> SymbolCounts {
    let place = block.lowerBound - first
    precondition(place >= 0 && block.upperBound <= bytes.count)
    precondition(place + block.count < min(table.starts.count, lengths.count + 1))
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    if block.isEmpty { return SymbolCounts() }
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe table.withMatches(from: place) { found in
        unsafe lengths.withUnsafeBufferPointer { lengths in
          guard let bytes = bytes.baseAddress, let lengths = lengths.baseAddress else { return }
          var found = unsafe found
          unsafe lgpath_count(
            bytes + block.lowerBound, block.count, &found, lengths + place, &literals, &distances)
        }
      }
    }
    return SymbolCounts(literals: literals, distances: distances)
  }
}
