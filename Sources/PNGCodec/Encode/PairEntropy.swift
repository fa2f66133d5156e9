internal import LibC

/// The entropy of a row's pairs of neighboring bytes.
///
/// With n pairs, c of a kind, it is n log n less the sum of c log c over the kinds; the sum grows
/// with each pair by what it adds to its own kind, so that one pass over the row is enough.
struct PairEntropy {
  /// How often each pair has come; all zero between two rows.
  private var counts = ContiguousArray<UInt32>(repeating: 0, count: 1 << 16)
  /// What the pair that comes after c others of its kind adds to the sum, in 1/16 bit.
  private let gains: ContiguousArray<UInt32>
  private let total: UInt64

  /// - Parameter rowBytes: how many bytes every row has.
  init(rowBytes: Int) {
    func units(_ count: Int) -> Double {
      count == 0 ? 0 : (16 * Double(count) * log2(Double(count))).rounded()
    }
    gains = ContiguousArray((0..<max(1, rowBytes)).map { UInt32(units($0 + 1) - units($0)) })
    total = UInt64(units(max(0, rowBytes - 1)))
  }

  /// In 1/16 bit, for the whole row.
  ///
  /// - Complexity: O(`row.count`)
  mutating func of(_ row: ArraySlice<UInt8>) -> UInt32 {
    guard var previous = row.first else { return 0 }
    var sum: UInt64 = 0
    for byte in row.dropFirst() {
      let pair = Int(previous) << 8 | Int(byte)
      sum += UInt64(gains[Int(counts[pair])])
      counts[pair] += 1
      previous = byte
    }
    previous = row[row.startIndex]
    for byte in row.dropFirst() {
      counts[Int(previous) << 8 | Int(byte)] = 0
      previous = byte
    }
    return UInt32(clamping: total - min(total, sum))
  }
}
