import Testing

@testable import PNGCodec

/// The two coders, by what they have in common.
enum DeflateCoder: CaseIterable {
  case runs, optimal

  /// A whole raw stream.
  func stream(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    switch self {
    case .runs: return RunDeflater.deflate(bytes) + StoredBlocks.end
    case .optimal:
      let parts = OptimalDeflater.parts(of: bytes.count).map {
        OptimalDeflater.deflate(bytes, part: $0)
      }
      return ContiguousArray(parts.joined()) + StoredBlocks.end
    }
  }

  /// What the coder writes is inflated by libdeflate and compared.
  func check(
    _ bytes: ContiguousArray<UInt8>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Compared here: a difference of 300 KB is not worth printing.
    let isSame = Inflate.deflate(stream(bytes), count: bytes.count) == bytes
    #expect(isSame, "\(bytes.count) bytes", sourceLocation: sourceLocation)
  }
}
