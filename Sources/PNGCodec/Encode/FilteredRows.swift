internal import CPixelKernels
internal import Pixels

/// Rows as a PNG's compressed stream holds them: each a filter's number and the filtered bytes.
struct FilteredRows {
  private(set) var bytes: ContiguousArray<UInt8> = []
  private let filtering: RowFiltering
  private let rowBytes: Int
  private let pixelBytes: Int
  /// Rows behind zeros for the pixel that is not there: the last, the current.
  private var previous: ContiguousArray<UInt8>
  private var current: ContiguousArray<UInt8>
  private var candidates: ContiguousArray<UInt8>
  /// Bits of each literal; where there are some, they decide on the filter.
  private let literalBits: ContiguousArray<UInt8>

  /// - Parameter filtering: not ``RowFiltering/shortestCode(base:)``, which begins as its base and
  ///   goes on with `literalBits`.
  init(
    _ filtering: RowFiltering, rowBytes: Int, pixelBytes: Int,
    literalBits: ContiguousArray<UInt8> = []
  ) {
    precondition(literalBits.isEmpty || literalBits.count == 256)
    self.literalBits = literalBits
    self.filtering = filtering
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    previous = ContiguousArray(repeating: 0, count: pixelBytes + rowBytes)
    current = previous
    candidates = ContiguousArray(repeating: 0, count: 5 * rowBytes)
  }

  /// Filters `rows`, whose upper neighbour is `above`: zeros where it is empty.
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
    if case .always(let filter) = filtering, literalBits.isEmpty {
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
    if !literalBits.isEmpty { sums = codeLengths() }
    let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
    bytes.append(UInt8(best))
    bytes.append(contentsOf: candidates[best * rowBytes..<(best + 1) * rowBytes])
  }

  /// Bits of each candidate as literals.
  private func codeLengths() -> [UInt32] {
    unsafe candidates.withUnsafeBufferPointer { candidates in
      unsafe literalBits.withUnsafeBufferPointer { literalBits in
        guard let base = candidates.baseAddress, let bits = literalBits.baseAddress else {
          return []
        }
        return (0..<5).map { unsafe lgk_sum_of_costs(base + $0 * rowBytes, rowBytes, bits) }
      }
    }
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
