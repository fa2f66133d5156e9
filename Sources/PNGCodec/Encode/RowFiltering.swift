/// How the filter of each row is chosen (PNG, third edition, clause 9).
enum RowFiltering: Hashable, Sendable {
  /// The same for every row: 0 None, 1 Sub, 2 Up, 3 Average, 4 Paeth. None is what LZ77 wants of
  /// flat art; one of the others is often the best on continuous tones, where rows that change
  /// filters spoil each other's statistics, and takes least time.
  case always(UInt8)
  /// For each row the filter whose bytes, taken as signed, have the fewest bits: closer to what a
  /// Huffman code spends on them than the usual sum of absolute values.
  case fewestBits
  /// For each row the filter whose bytes are shortest in the code that these rows get: first as
  /// `base` has it, then by the code that comes of it.
  indirect case shortestCode(base: RowFiltering)

  static let none = RowFiltering.always(0)
}
