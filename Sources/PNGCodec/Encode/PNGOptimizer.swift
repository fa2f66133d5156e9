package import Parallel

/// A small file of one image: every strategy that may win is tried on it, or on a part of it.
package enum PNGOptimizer {
  /// The work is shared among all workers if the search is exhaustive; otherwise one does it.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  /// - Complexity: O(the image's pixels); an exhaustive search takes about a microsecond for each
  package static func encode(
    _ image: BandedImage, search: EncodingSearch, workers: Workers
  ) async throws(CancellationError) -> ContiguousArray<UInt8> {
    guard search.isExhaustive else { return encode(image, search: search) }
    let deflating = try await filtered(image, search, workers)
    return deflating.file(
      try await workers.map(deflating.partCount) { deflating.deflate(part: $0) })
  }

  /// The same by one worker, for a search that is not exhaustive.
  package static func encode(
    _ image: BandedImage, search: EncodingSearch
  ) -> ContiguousArray<UInt8> {
    precondition(!search.isExhaustive, "an exhaustive search takes workers")
    let probe = StrategyProbe(bands: image.bands, format: image.format, search: search)
    let files = probe.contenders().map { PNGEncoder(image, strategy: $0).encode() }
    return files.min { $0.count < $1.count } ?? []
  }

  /// Pixels and candidates end here: parsing needs the memory.
  private static func filtered(
    _ image: BandedImage, _ search: EncodingSearch, _ workers: Workers
  ) async throws(CancellationError) -> SmallestEncoding.Deflating {
    let encoding = SmallestEncoding(image, search: search)
    let sizes = try await workers.map(encoding.candidateCount) { encoding.size(candidate: $0) }
    let filtering = encoding.filtering(sizes: sizes)
    return filtering.deflating(
      rows: try await workers.map(filtering.bandCount) { filtering.rows(ofBand: $0) })
  }
}
