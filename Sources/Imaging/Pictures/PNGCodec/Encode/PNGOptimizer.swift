internal import Pixels
package import Platform

/// Makes a small file from an image: tries every strategy on a sample of the rows, and encodes the
/// whole image with the best one.
package enum PNGOptimizer {
  /// Encodes an image. An exhaustive search uses all workers, and takes some microseconds per
  /// pixel; any other search uses only one worker.
  package static func encode(
    _ image: BandedImage, search: EncodingSearch, workers: Workers
  ) async throws(CancellationError) -> ContiguousArray<UInt8> {
    guard search.isExhaustive else { return encode(image, search: search) }
    let candidates = try await FilteredImage.candidates(image, search: search, workers: workers)
    let pieces = candidates.indices.flatMap { index in
      candidates[index].parts.indices.map { (candidate: index, part: $0) }
    }
    var rest = try await workers.map(pieces.count) {
      candidates[pieces[$0].candidate].deflated(part: pieces[$0].part)
    }[...]
    let files = candidates.map { candidate in
      let parts = Array(rest.prefix(candidate.parts.count))
      rest = rest.dropFirst(parts.count)
      return PNGFile(
        size: image.size, format: candidate.format, colors: image.colors, parts: parts
      ).bytes
    }
    return files.min { $0.count < $1.count } ?? []
  }

  /// Encodes an image in the smallest format that holds the image.
  ///
  /// - Precondition: the search is not exhaustive.
  package static func encode(
    _ image: BandedImage, search: EncodingSearch
  ) -> ContiguousArray<UInt8> {
    encode(reduced: image.reduced(), search: search)
  }

  /// Encodes an image whose colors have been counted, in the smallest format that holds the image.
  ///
  /// - Precondition: the search is not exhaustive.
  /// - Parameter strategies: the strategies to try; `nil` to try all. If a pixel of the smallest
  ///   format takes more than a byte, all are tried anyway.
  package static func encode(
    _ image: CountedImage, search: EncodingSearch, trying strategies: [EncodingStrategy]? = nil
  ) -> ContiguousArray<UInt8> {
    encode(reduced: image.image(), search: search, trying: strategies)
  }

  /// The best strategies for this image, which are then tried on smaller images of the same art.
  /// `nil` if a pixel of the smallest format takes more than a byte.
  package static func contenders(
    _ image: CountedImage, search: EncodingSearch, workers: Workers
  ) async throws(CancellationError) -> [EncodingStrategy]? {
    let image = image.image()
    guard image.format.isSmall else { return nil }
    let probe = StrategyProbe(bands: image.bands, format: image.format, search: search)
    return try await probe.contenders(workers).map(\.strategy)
  }

  /// Minimum number of bytes in a part, except the last. A part consists of filtered rows that are
  /// deflated together. A part's end takes about ten bytes, few enough even for flat art.
  private static let bytesPerPart = 4 << 20

  private static func encode(
    reduced image: BandedImage, search: EncodingSearch, trying strategies: [EncodingStrategy]? = nil
  ) -> ContiguousArray<UInt8> {
    precondition(!search.isExhaustive, "an exhaustive search needs workers")
    let probe = StrategyProbe(bands: image.bands, format: image.format, search: search)
    // A few rows are not typical of flat art, unless all of it has few colors. So up to three
    // strategies with similar results are tried on the whole image.
    let contenders = image.format.isSmall ? 1 : 3
    let trials = image.format.isSmall ? strategies?.map { probe.trial($0) } : nil
    let files = probe.best(of: trials ?? probe.choices()).prefix(contenders).map {
      image.encoded(with: $0.strategy, prices: $0.prices, bytesPerPart: bytesPerPart)
    }
    return files.min { $0.count < $1.count } ?? []
  }
}

extension BandedImage {
  /// The image as a PNG.
  ///
  /// - Parameters:
  ///   - prices: prices for the first block of each part.
  ///   - bytesPerPart: bands are deflated together once their filtered rows have this many bytes.
  func encoded(
    with strategy: EncodingStrategy, prices: SymbolPrices? = nil, bytesPerPart: Int = 1
  ) -> ContiguousArray<UInt8> {
    var parts: [EncodedPart] = []
    let encoder = BandEncoder(format: format, strategy: strategy, prices: prices)
    var (previous, rows) = (ContiguousArray<UInt8>(), ContiguousArray<UInt8>())
    for (index, band) in bands.enumerated() {
      rows += encoder.filter(band)
      guard rows.count >= bytesPerPart || index == bands.count - 1 else { continue }
      parts.append(encoder.deflate(rows, after: previous))
      (previous, rows) = (rows, [])
    }
    return PNGFile(size: size, format: format, colors: colors, parts: parts).bytes
  }
}

/// The rows of an image, filtered. This value has no pixels, so the image's pixels can be freed
/// before the rows are deflated. Deflating takes much memory.
private struct FilteredImage: Sendable {
  let format: PixelFormat
  private let rows: ContiguousArray<UInt8>
  /// The parts of the rows, which can be deflated concurrently.
  let parts: [Range<Int>]
  private let sample: SymbolCounts?

  /// An image of fewer pixels than this is also tried in its original format, because a palette may
  /// take more bytes than it saves.
  private static let tinyArea = 1 << 16

  /// Tries every strategy in every format on a sample, and filters all rows with the best few.
  static func candidates(
    _ image: BandedImage, search: EncodingSearch, workers: Workers
  ) async throws(CancellationError) -> [FilteredImage] {
    let reductions = image.reductions()
    let needsOriginal = reductions.isEmpty || image.size.area < Self.tinyArea
    let images = reductions + (needsOriginal ? [image] : [])
    let probes = images.map { StrategyProbe(bands: $0.bands, format: $0.format, search: search) }
    let strategies = search.strategies
    let trials = try await workers.map(probes.count * strategies.count) {
      probes[$0 / strategies.count].trial(strategies[$0 % strategies.count])
    }
    let order = trials.indices.sorted { trials[$0].size < trials[$1].size }
    let (best, probe) = (trials[order[0]], probes[order[0] / strategies.count])
    // A few rows are not all of flat art. Its rows may repeat, which shows best without filters.
    let candidates = order.enumerated().filter { rank, index in
      let limit = trials[index].strategy.filtering == .none ? 1.25 : rank < 2 ? 1.02 : 0
      return rank == 0
        || probe.compressesWell(best) && Double(trials[index].size) <= Double(best.size) * limit
    }
    var filtered: [FilteredImage] = []
    for (_, index) in candidates {
      let (image, probe) = (images[index / strategies.count], probes[index / strategies.count])
      filtered.append(try await FilteredImage(image, trials[index], probe, workers))
    }
    return filtered
  }

  private init(
    _ image: BandedImage, _ trial: StrategyProbe.Trial, _ probe: StrategyProbe, _ workers: Workers
  ) async throws(CancellationError) {
    let filtering = trial.strategy.filtering
    let bands = try await workers.map(image.bands.count) {
      filtering.rows(of: image.bands[$0], image.format)
    }
    format = image.format
    sample = trial.counts
    rows = ContiguousArray(bands.joined())
    let share = Double(trial.size) / Double(probe.byteCount)
    parts = OptimalDeflater.parts(
      of: rows.count, deflated: Int((Double(rows.count) * share).rounded()))
  }

  func deflated(part: Int) -> EncodedPart {
    OptimalDeflater.part(rows, parts[part], sample: sample)
  }
}
