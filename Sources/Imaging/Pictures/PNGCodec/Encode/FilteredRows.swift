internal import CPixelKernels
internal import Platform

/// Filtered rows, the form of an image that PNG compresses.
struct FilteredRows {
  private(set) var bytes: ContiguousArray<UInt8> = []
  private let filtering: RowFiltering
  private let rowBytes: Int
  private let pixelBytes: Int
  /// The previous row and the current row. Each array begins with `pixelBytes` zeros, which stand
  /// for a pixel to the left of the row's first pixel.
  private var previous: ContiguousArray<UInt8>
  private var current: ContiguousArray<UInt8>
  private var candidates: ContiguousArray<UInt8>
  private var pairs: PairEntropy?

  /// Filters rows. `above` is the row above the first row; an empty `above` stands for zeros.
  init(
    _ filtering: RowFiltering, _ rows: ArraySlice<UInt8>, above: ArraySlice<UInt8>, rowBytes: Int,
    pixelBytes: Int
  ) {
    precondition(rows.count % rowBytes == 0)
    precondition(above.isEmpty || above.count == rowBytes)
    self.filtering = filtering
    pairs =
      [.leastPairEntropy, .fewestPairs].contains(filtering)
      ? PairEntropy(rowBytes: rowBytes, countsKinds: filtering == .fewestPairs) : nil
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    previous = ContiguousArray(repeating: 0, count: pixelBytes + rowBytes)
    current = previous
    candidates = ContiguousArray(repeating: 0, count: 5 * rowBytes)
    bytes.reserveCapacity(rows.count + rows.count / rowBytes)
    if !above.isEmpty { current.replaceSubrange(pixelBytes..., with: above) }
    for start in stride(from: rows.startIndex, to: rows.endIndex, by: rowBytes) {
      swap(&previous, &current)
      current.replaceSubrange(pixelBytes..., with: rows[start..<start + rowBytes])
      appendCurrent()
    }
  }

  private mutating func appendCurrent() {
    let (count, step) = (rowBytes, pixelBytes)
    if case .always(let filter) = filtering {
      unsafe withRows { row, above, output in
        unsafe lgk_filter_row_with(Int32(filter), row, above, count, step, output)
      }
      bytes.append(filter)
      bytes.append(contentsOf: candidates[..<rowBytes])
      return
    }
    var sums: [UInt32] = [0, 0, 0, 0, 0]
    unsafe withRows { row, above, output in
      unsafe lgk_filter_row(row, above, count, step, output, count, &sums)
    }
    if pairs != nil {
      sums = (0..<5).map { pairs?.of(candidates[$0 * count..<($0 + 1) * count]) ?? 0 }
    }
    let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
    bytes.append(UInt8(best))
    bytes.append(contentsOf: candidates[best * rowBytes..<(best + 1) * rowBytes])
  }

  /// Conditions of the unsafe code: a row has `pixelBytes` zeros before its `rowBytes` bytes;
  /// `candidates` has room for five rows.
  private mutating func withRows(
    _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    unsafe current.withUnsafeBufferPointer { row in
      unsafe previous.withUnsafeBufferPointer { above in
        unsafe candidates.withUnsafeMutableBufferPointer { output in
          guard let row = row.baseAddress, let above = above.baseAddress,
            let output = output.baseAddress
          else { return }
          unsafe body(row + pixelBytes, above + pixelBytes, output)
        }
      }
    }
  }
}

/// The entropy of a row's pairs of neighboring bytes.
///
/// A kind of pair is one combination of two byte values. If there are n pairs, and c pairs of each
/// kind, the entropy is n log n minus the sum of c log c over all kinds. A pair changes only the
/// term of its kind, so one pass over the row computes the sum.
///
/// Conditions of the unsafe code: the row has no more bytes than ``gains`` has entries; ``counts``
/// has an entry for each kind.
struct PairEntropy {
  /// Number of pairs of each kind so far in the row. Between two rows, all numbers are zero.
  private var counts = ContiguousArray<UInt32>(repeating: 0, count: 1 << 16)
  /// What a pair adds to the sum, in units of 1/16 bit, indexed by the number of earlier pairs of
  /// the same kind.
  private let gains: ContiguousArray<UInt32>
  private let total: UInt64

  /// - Parameter countsKinds: whether c log c becomes c - 1. Instead of the entropy, one less than
  ///   the number of kinds results.
  init(rowBytes: Int, countsKinds: Bool = false) {
    func units(_ count: Int) -> Double {
      if countsKinds { return Double(max(1, count) - 1) }
      return count == 0 ? 0 : (16 * Double(count) * log2(Double(count))).rounded()
    }
    gains = ContiguousArray((0..<max(1, rowBytes)).map { UInt32(units($0 + 1) - units($0)) })
    total = UInt64(units(max(0, rowBytes - 1)))
  }

  /// The entropy of the whole row, in units of 1/16 bit.
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
