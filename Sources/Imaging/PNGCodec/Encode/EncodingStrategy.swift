internal import Pixels

/// How an image's bytes are filtered and deflated.
package struct EncodingStrategy: Equatable, Sendable {
  enum Coder: Hashable, Sendable {
    /// The coder finds matches in one pass over each band.
    case sequences(MatchSearch)
    /// The coder uses the cheapest parse (``OptimalDeflater``).
    case optimal
  }

  let filtering: RowFiltering
  let coder: Coder

  /// Which matches the coder searches for; `nil` if the coder needs the whole image.
  var search: MatchSearch? { if case .sequences(let search) = coder { search } else { nil } }
}

/// How each row's filter is chosen (PNG, third edition, clause 9).
enum RowFiltering: Equatable, Sendable {
  /// The same filter for every row: 0 None, 1 Sub, 2 Up, 3 Average, 4 Paeth. None suits LZ77 on
  /// flat art. On continuous tones, another fixed filter is often best, because rows with different
  /// filters spoil each other's statistics. Fixed filters also take the least time.
  case always(UInt8)
  /// For each row, the filter whose bytes, taken as signed, have the fewest bits: closer to what a
  /// Huffman code spends on them than the usual sum of absolute values.
  case fewestBits
  /// For each row, the filter whose pairs of adjacent bytes have the least entropy: repeated pairs
  /// are what LZ77 finds. (The PNG optimizer oxipng calls this choice BigEnt.)
  case leastPairEntropy

  static let none = RowFiltering.always(0)

  /// The filtered rows of a band: each is a byte with its filter type, followed by the filtered
  /// bytes.
  func rows(of band: RowBand, _ format: PixelFormat) -> ContiguousArray<UInt8> {
    rows(band.samples[...], above: band.rowAbove[...], rowBytes: band.rowBytes, format)
  }

  func rows(
    _ samples: ArraySlice<UInt8>, above: ArraySlice<UInt8>, rowBytes: Int, _ format: PixelFormat
  ) -> ContiguousArray<UInt8> {
    var rows = FilteredRows(self, rowBytes: rowBytes, pixelBytes: format.filterStep)
    rows.append(samples, above: above)
    return rows.bytes
  }
}
