import Platform

@testable import Pictures

extension PNGOptimizer {
  /// Encodes with two workers.
  static func encode(
    _ image: BandedImage, compression: Compression
  ) async throws -> ContiguousArray<UInt8> {
    try await encode(image, search: EncodingSearch(compression), workers: Workers(count: 2))
  }
}
