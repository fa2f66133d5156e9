/// Bytes as literals and runs: LZ77 restricted to distance 1.
///
/// A token below 256 is a literal; a token 256 + n repeats the previous byte n times, n from 3
/// through 258.
struct RunTokens {
  let tokens: ContiguousArray<UInt16>
  /// How often each token occurs.
  let counts: [UInt32]

  static let kinds = 256 + 258 + 1

  /// - Parameter range: the bytes to tokenize; a run may repeat the byte before, if there is one.
  /// - Complexity: O(`range.count`)
  init(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    let thresholds = RunThresholds(counts: TokenKernel.histogram(bytes, range))
    var counts = [UInt32](repeating: 0, count: Self.kinds)
    tokens = unsafe ContiguousArray(unsafeUninitializedCapacity: range.count) { output, count in
      count = unsafe TokenKernel.tokenize(
        bytes, range, thresholds, into: output, counts: &counts)
    }
    self.counts = counts
  }
}
