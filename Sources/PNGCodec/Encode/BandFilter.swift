internal import Pixels

/// Filters the rows of a band by themselves.
struct BandFilter {
  let filtering: RowFiltering
  let rowBytes: Int
  let pixelBytes: Int

  /// How often ``RowFiltering/shortestCode(base:)`` chooses anew: the code changes little after that.
  private static let rounds = 2

  func rows(
    _ samples: ArraySlice<UInt8>, above: ArraySlice<UInt8>
  ) -> ContiguousArray<UInt8> {
    guard case .shortestCode(let base) = filtering else {
      return filtered(samples, above: above, by: filtering)
    }
    var rows = filtered(samples, above: above, by: base)
    for _ in 0..<Self.rounds {
      let lengths = RunDeflater.literalLengths(rows)
      rows = filtered(samples, above: above, by: base, literalBits: lengths)
    }
    return rows
  }

  private func filtered(
    _ samples: ArraySlice<UInt8>, above: ArraySlice<UInt8>, by filtering: RowFiltering,
    literalBits: ContiguousArray<UInt8> = []
  ) -> ContiguousArray<UInt8> {
    var rows = FilteredRows(
      filtering, rowBytes: rowBytes, pixelBytes: pixelBytes, literalBits: literalBits)
    rows.append(samples, above: above)
    return rows.bytes
  }
}
