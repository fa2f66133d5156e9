package import Platform

/// Makes a small file from an image: tries every strategy on a sample of the rows, and encodes the
/// whole image with the best one.
package enum PNGOptimizer {
  /// Encodes an image. An exhaustive search is shared among all workers; any other search takes
  /// only one.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  /// - Complexity: O(the image's pixels); an exhaustive search takes about a microsecond per pixel
  package static func encode(
    _ image: BandedImage, search: EncodingSearch, workers: Workers
  ) async throws(CancellationError) -> ContiguousArray<UInt8> {
    guard search.isExhaustive else { return encode(image, search: search) }
    let deflating = try await filtered(image, search, workers)
    return deflating.file(
      try await workers.map(deflating.partCount) { deflating.deflate(part: $0) })
  }

  /// Encodes an image on the calling thread in the smallest format that holds it without loss, by a
  /// search that is not exhaustive.
  package static func encode(
    _ image: BandedImage, search: EncodingSearch
  ) -> ContiguousArray<UInt8> {
    encode(reduced: image.reduced(), search: search)
  }

  /// Encodes an image whose colors have been counted, in the same way.
  ///
  /// - Parameter strategies: the strategies that are tried if pixels take a byte or less; `nil` for
  ///   all of the search.
  package static func encode(
    _ image: CountedImage, search: EncodingSearch, trying strategies: [EncodingStrategy]? = nil
  ) -> ContiguousArray<UInt8> {
    encode(reduced: image.image(), search: search, trying: strategies)
  }

  /// The strategies that may be the best for smaller images of the same art; `nil` if the pixels
  /// take more than a byte.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package static func contenders(
    _ image: CountedImage, search: EncodingSearch, workers: Workers
  ) async throws(CancellationError) -> [EncodingStrategy]? {
    let image = image.image()
    guard image.format.isSmall else { return nil }
    let probe = StrategyProbe(bands: image.bands, format: image.format, search: search)
    return try await probe.contenders(workers).map(\.strategy)
  }

  /// The bytes of filtered rows that are deflated together: enough that the end of a part, some ten
  /// bytes, does not count even in flat art.
  private static let bytesPerPart = 4 << 20

  private static func encode(
    reduced image: BandedImage, search: EncodingSearch, trying strategies: [EncodingStrategy]? = nil
  ) -> ContiguousArray<UInt8> {
    precondition(!search.isExhaustive, "an exhaustive search needs workers")
    let probe = StrategyProbe(bands: image.bands, format: image.format, search: search)
    // A few rows say little about flat art, unless all of it has few colors. So strategies that come
    // close to the best are used on the whole image.
    let contenders = image.format.isSmall ? 1 : 3
    let trials = image.format.isSmall ? strategies?.map { probe.trial($0) } : nil
    let files = probe.best(of: trials ?? probe.choices()).prefix(contenders).map {
      PNGEncoder(
        image, strategy: $0.strategy, prices: $0.prices, bytesPerPart: bytesPerPart
      ).encode()
    }
    return files.min { $0.count < $1.count } ?? []
  }

  /// Filters the rows with the best candidate. It is a separate function so that pixels and
  /// candidates are freed before parsing, which needs the memory.
  private static func filtered(
    _ image: BandedImage, _ search: EncodingSearch, _ workers: Workers
  ) async throws(CancellationError) -> SmallestEncoding.Deflating {
    let encoding = SmallestEncoding(image, search: search)
    let trials = try await workers.map(encoding.candidateCount) { encoding.trial(candidate: $0) }
    let filtering = encoding.filtering(trials)
    return filtering.deflating(
      rows: try await workers.map(filtering.bandCount) { filtering.rows(ofBand: $0) })
  }
}
