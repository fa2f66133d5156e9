internal import CCompression

/// A kernel with unsafe code: a path through the bytes of a part, whose steps are literals and
/// matches.
///
/// Conditions of the unsafe code: the part lies within the bytes; ``table`` and ``lengths`` have an
/// entry for each position of the part; ``costs`` has an entry for each position and for the part's
/// end, and `LGPATH_MARGIN` more; a match that extends past the block's end is cut off there; the
/// prices have an entry for every literal, length and distance symbol; the sum of the prices of a
/// path's symbols is less than 2^31.
struct ParsePath {
  private let bytes: ContiguousArray<UInt8>
  private let part: Range<Int>
  let table: MatchTable
  /// For each position of the part, the length of the chosen match; 1 for a literal.
  private(set) var lengths: ContiguousArray<UInt16>
  /// For each position of the part and for the part's end, the cost of the path from there to the
  /// block's end. `LGPATH_MARGIN` entries follow, because costs are read eight at a time.
  private(set) var costs: ContiguousArray<UInt32>

  init(_ bytes: ContiguousArray<UInt8>, part: Range<Int>) {
    self.bytes = bytes
    self.part = part
    table = MatchTable(bytes, part: part)
    lengths = ContiguousArray(repeating: 1, count: part.count)
    costs = ContiguousArray(repeating: 0, count: part.count + 1 + Int(LGPATH_MARGIN))
  }

  /// Chooses the cheapest path through a block, and counts the path's symbols. From the block's end
  /// to its start, each position gets the cheapest step. If several steps are equally cheap, the
  /// position gets the shortest of them.
  mutating func choose(_ block: Range<Int>, costs prices: SymbolCosts) -> SymbolCounts {
    let place = place(of: block)
    precondition(block.count <= OptimalDeflater.largestPart)
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
    return counts(block)
  }

  /// - Precondition: the block begins and ends at the boundaries of steps.
  func counts(_ block: Range<Int>) -> SymbolCounts {
    let place = place(of: block)
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

  private func place(of block: Range<Int>) -> Int {
    precondition(part.lowerBound <= block.lowerBound && block.upperBound <= part.upperBound)
    return block.lowerBound - part.lowerBound
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

  /// The part's start, then starts of steps, each at least `distance` after the previous position,
  /// and last the part's end. The end may be nearer to the previous position than `distance`.
  func cuts(every distance: Int) -> [Int] {
    var cuts = [part.lowerBound]
    forEachStep(part) { position, _ in
      if position >= cuts[cuts.count - 1] + distance { cuts.append(position) }
    }
    return cuts + [part.upperBound]
  }
}
