/// How the filter of each row is chosen (PNG, third edition, clause 9).
enum RowFiltering: Hashable, Sendable {
  /// No filter: what LZ77 wants of flat art.
  case none
  /// Paeth for every row: nearly the best on continuous tones, at a tenth of the time.
  case paeth
  /// For each row the filter whose bytes, taken as signed, have the fewest bits: closer to what a
  /// Huffman code spends on them than the usual sum of absolute values.
  case fewestBits
  /// For each row the filter whose bytes are shortest in the code that these rows get: as
  /// ``fewestBits`` first, then by the code that comes of it.
  case shortestCode
}
