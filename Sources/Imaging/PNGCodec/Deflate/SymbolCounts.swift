/// Number of occurrences of each deflate symbol in a block.
struct SymbolCounts: Equatable {
  /// Counts of literals, of the end-of-block symbol (256) and of lengths.
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  private(set) var distances = [UInt32](repeating: 0, count: 30)

  /// The counts of an empty block, which has only the end-of-block symbol.
  init() { literals[256] = 1 }

  /// Creates counts from those of a block's symbols; the count of the end-of-block symbol is set to
  /// 1.
  init(literals: [UInt32], distances: [UInt32]) {
    precondition(literals.count == 286 && distances.count == 30)
    self.literals = literals
    self.distances = distances
    self.literals[256] = 1
  }

  mutating func add(literal: UInt8) { literals[Int(literal)] += 1 }

  /// Estimates, before the first parse, the counts that it will produce: every byte as a literal,
  /// plus some matches of every length and distance.
  ///
  /// There are enough matches to make the first parse use some, because later parses hardly return
  /// to matches that the first parse left out. With more of them, photographs become larger.
  static func guess(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> SymbolCounts {
    var counts = SymbolCounts()
    counts.literals.replaceSubrange(..<256, with: SequenceKernel.histogram(bytes, range))
    return counts.withEveryMatch(UInt32(range.count / 100 + 1))
  }

  /// Estimates the counts from those of a sample, which may lack some lengths and distances.
  static func guess(sample: SymbolCounts) -> SymbolCounts {
    sample.withEveryMatch(sample.literals.reduce(0, +) / 400 + 1)
  }

  private func withEveryMatch(_ each: UInt32) -> SymbolCounts {
    var counts = self
    for index in 257..<286 { counts.literals[index] += each }
    for index in 0..<30 { counts.distances[index] += 4 * each }
    return counts
  }

  func joined(with other: SymbolCounts) -> SymbolCounts {
    var sum = self
    for index in sum.literals.indices where index != 256 {
      sum.literals[index] += other.literals[index]
    }
    for index in sum.distances.indices { sum.distances[index] += other.distances[index] }
    return sum
  }
}
