/// Number of occurrences of each deflate symbol in a block.
struct SymbolCounts: Equatable {
  /// Counts of literals, of the end-of-block symbol (256) and of lengths.
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  private(set) var distances = [UInt32](repeating: 0, count: 30)

  /// The counts of an empty block, which has only the end-of-block symbol.
  init() { literals[256] = 1 }

  /// Sets the count of the end-of-block symbol to 1.
  init(literals: [UInt32], distances: [UInt32]) {
    precondition(literals.count == 286 && distances.count == 30)
    self.literals = literals
    self.distances = distances
    self.literals[256] = 1
  }

  mutating func add(literal: UInt8) { literals[Int(literal)] += 1 }

  /// Estimates the counts of a first parse: every byte as a literal, plus some matches of every
  /// length and distance. Without these matches, later parses would hardly use matches. With more
  /// of them, the files of photographs would become larger.
  static func guess(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> SymbolCounts {
    var counts = SymbolCounts()
    counts.literals.replaceSubrange(..<256, with: SequenceKernel.histogram(bytes, range))
    return counts.withEveryMatch(UInt32(range.count / 100 + 1))
  }

  /// Estimates the counts from the counts of a sample. The sample may lack lengths and distances,
  /// so some of each are added.
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
    for index in sum.literals.indices { sum.literals[index] += other.literals[index] }
    for index in sum.distances.indices { sum.distances[index] += other.distances[index] }
    sum.literals[256] = 1
    return sum
  }
}

/// Deflate's symbol for the length of a match (RFC 1951, 3.2.5).
struct LengthSymbol: Equatable {
  /// The symbol's number, from 257 through 285.
  let index: Int
  let extraBits: UInt8
  let extra: UInt16

  /// - Parameter length: from 3 through 258.
  init(of length: Int) {
    let distance = length - 3
    if length == 258 {
      (index, extraBits, extra) = (285, 0, 0)
    } else if distance < 8 {
      (index, extraBits, extra) = (257 + distance, 0, 0)
    } else {
      // Each doubling has four symbols: the two bits after the leading one select the symbol.
      let bits = Int.bitWidth - 1 - distance.leadingZeroBitCount - 2
      index = 257 + 4 * bits + distance >> bits
      extraBits = UInt8(bits)
      extra = UInt16(distance & (1 << bits - 1))
    }
  }

  static let all = ContiguousArray((0...258).map { LengthSymbol(of: max($0, 3)) })
}

/// Deflate's symbol for the distance of a match (RFC 1951, 3.2.5).
struct DistanceSymbol: Equatable {
  /// The symbol's number, from 0 through 29.
  let index: Int
  let extraBits: Int
  let extra: Int

  /// - Parameter reach: the distance minus one, from 0 through 32767.
  @inline(__always)
  init(reach: Int) {
    // Each doubling has two symbols: the bit after the leading one selects the symbol.
    let bits = max(0, Int.bitWidth - 2 - reach.leadingZeroBitCount)
    index = 2 * bits + reach >> bits
    extraBits = bits
    extra = reach & (1 << bits - 1)
  }

  static let extraBits = (0..<30).map { max(0, $0 / 2 - 1) }
}
