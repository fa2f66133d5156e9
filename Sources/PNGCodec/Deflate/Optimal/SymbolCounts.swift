/// How often each of deflate's symbols occurs in a block.
struct SymbolCounts: Hashable {
  /// Literals, the end-of-block symbol (256) and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  private(set) var distances = [UInt32](repeating: 0, count: 30)

  /// The counts of an empty block: only its end.
  init() { literals[256] = 1 }

  /// Counts without that of the end of the block.
  init(literals: [UInt32], distances: [UInt32]) {
    precondition(literals.count == 286 && distances.count == 30)
    self.literals = literals
    self.distances = distances
    self.literals[256] = 1
  }

  mutating func add(literal: UInt8) { literals[Int(literal)] += 1 }

  mutating func add(length: Int, reach: Int) {
    literals[LengthSymbol.all[length].index] += 1
    distances[DistanceSymbol(reach: reach).index] += 1
  }

  /// A first guess of what a parse will use: all bytes as literals, and some of every length and
  /// distance.
  ///
  /// There are enough of these to make the first parse use matches, because later parses hardly
  /// return to what the first one left out. With more of them, photographs become larger.
  static func guess(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> SymbolCounts {
    var counts = SymbolCounts()
    counts.literals.replaceSubrange(..<256, with: SequenceKernel.histogram(bytes, range))
    let each = UInt32(range.count / 100 + 1)
    for index in 257..<286 { counts.literals[index] = each }
    for index in 0..<30 { counts.distances[index] = 4 * each }
    return counts
  }

  /// The counts of both blocks as one block.
  func joined(with other: SymbolCounts) -> SymbolCounts {
    var sum = self
    for index in sum.literals.indices where index != 256 {
      sum.literals[index] += other.literals[index]
    }
    for index in sum.distances.indices { sum.distances[index] += other.distances[index] }
    return sum
  }
}
