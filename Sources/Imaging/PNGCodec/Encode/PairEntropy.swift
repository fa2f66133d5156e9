internal import CPixelKernels
internal import Platform

/// The entropy of a row's pairs of neighboring bytes.
///
/// With n pairs, c of them of one kind, the entropy is n log n minus the sum of c log c over all
/// kinds. Each pair changes only the term of its own kind, so one pass over the row computes the
/// sum.
///
/// Conditions of the unsafe code: the row has no more bytes than ``gains`` has entries; ``counts``
/// has an entry for each pair.
struct PairEntropy {
  /// Number of occurrences of each pair so far; all zero between two rows.
  private var counts = ContiguousArray<UInt32>(repeating: 0, count: 1 << 16)
  /// The amount that a pair adds to the sum, in units of 1/16 bit, indexed by the number of earlier
  /// pairs of its kind.
  private let gains: ContiguousArray<UInt32>
  private let total: UInt64

  init(rowBytes: Int) {
    func units(_ count: Int) -> Double {
      count == 0 ? 0 : (16 * Double(count) * log2(Double(count))).rounded()
    }
    gains = ContiguousArray((0..<max(1, rowBytes)).map { UInt32(units($0 + 1) - units($0)) })
    total = UInt64(units(max(0, rowBytes - 1)))
  }

  /// The entropy of the whole row, in units of 1/16 bit.
  ///
  /// - Complexity: O(`row.count`)
  mutating func of(_ row: ArraySlice<UInt8>) -> UInt32 {
    precondition(row.count <= gains.count)
    let sum = unsafe row.withUnsafeBufferPointer { row in
      unsafe gains.withUnsafeBufferPointer { gains in
        unsafe counts.withUnsafeMutableBufferPointer { counts in
          unsafe lgk_sum_pairs(row.baseAddress, row.count, gains.baseAddress, counts.baseAddress)
        }
      }
    }
    return UInt32(clamping: total - min(total, sum))
  }
}
