internal import CPixelKernels
internal import Pixels

/// Rows in the form that PNG compresses: each is a byte with its filter type, followed by the
/// filtered bytes.
struct FilteredRows {
  private(set) var bytes: ContiguousArray<UInt8> = []
  private let filtering: RowFiltering
  private let rowBytes: Int
  private let pixelBytes: Int
  /// The previous and the current row, each preceded by zeros that stand for the pixel left of the
  /// first.
  private var previous: ContiguousArray<UInt8>
  private var current: ContiguousArray<UInt8>
  private var candidates: ContiguousArray<UInt8>
  private var pairs: PairEntropy?

  init(_ filtering: RowFiltering, rowBytes: Int, pixelBytes: Int) {
    self.filtering = filtering
    pairs = filtering == .leastPairEntropy ? PairEntropy(rowBytes: rowBytes) : nil
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    previous = ContiguousArray(repeating: 0, count: pixelBytes + rowBytes)
    current = previous
    candidates = ContiguousArray(repeating: 0, count: 5 * rowBytes)
  }

  /// Filters `rows` and appends them. `above` is the row above the first row; an empty `above`
  /// stands for zeros.
  ///
  /// - Complexity: O(`rows.count`)
  mutating func append(_ rows: ArraySlice<UInt8>, above: ArraySlice<UInt8>) {
    precondition(rows.count % rowBytes == 0)
    precondition(above.isEmpty || above.count == rowBytes)
    bytes.reserveCapacity(bytes.count + rows.count + rows.count / rowBytes)
    if above.isEmpty {
      for index in current.indices { current[index] = 0 }
    } else {
      current.replaceSubrange(pixelBytes..., with: above)
    }
    var start = rows.startIndex
    while start < rows.endIndex {
      swap(&previous, &current)
      let row = rows[start..<start + rowBytes]
      current.replaceSubrange(pixelBytes..., with: row)
      appendCurrent()
      start += rowBytes
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
