import Testing

@testable import Pictures

/// The common interface of the coders.
enum DeflateCoder: Hashable, CaseIterable {
  case sequences(MatchSearch)
  case optimal

  static let allCases = MatchSearch.allCases.map { DeflateCoder.sequences($0) } + [.optimal]

  /// A whole raw deflate stream.
  func stream(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    switch self {
    case .sequences(let search):
      return SequenceDeflater.deflate(bytes, search) + StoredBlocks.end
    case .optimal:
      let parts = OptimalDeflater.parts(of: bytes.count).map {
        OptimalDeflater.deflate(bytes, part: $0)
      }
      return ContiguousArray(parts.joined()) + StoredBlocks.end
    }
  }

  /// Inflates the coder's output with libdeflate and compares it.
  func check(
    _ bytes: ContiguousArray<UInt8>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Compared here, because a difference of 300 KB is not worth printing.
    let isSame = Inflate.deflate(stream(bytes), count: bytes.count) == bytes
    #expect(isSame, "\(bytes.count) bytes", sourceLocation: sourceLocation)
  }
}
