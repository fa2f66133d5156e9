internal import Pixels
package import Platform

/// Makes a small file from an image: tries every strategy on a sample of the rows, and encodes the
/// whole image with the best one.
package enum PNGOptimizer {
  /// Encodes an image. An exhaustive search uses all workers, and takes about a microsecond per
  /// pixel; any other search uses only one worker.
  package static func encode(
    _ image: BandedImage, search: EncodingSearch, workers: Workers
  ) async throws(CancellationError) -> ContiguousArray<UInt8> {
    guard search.isExhaustive else { return encode(image, search: search) }
    let filtered = try await FilteredImage(image, search: search, workers: workers)
    let parts = try await workers.map(filtered.parts.count) { filtered.deflated(part: $0) }
    return PNGFile(
      size: image.size, format: filtered.format, colors: image.colors, parts: parts
    ).bytes
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

/// The rows of an image, filtered for the smallest file. This value has no pixels, so the image's
/// pixels can be freed before the rows are deflated. Deflating takes much memory.
private struct FilteredImage: Sendable {
  let format: PixelFormat
  private let rows: ContiguousArray<UInt8>
  /// The parts of the rows, which can be deflated concurrently.
  let parts: [Range<Int>]
  private let sample: SymbolCounts?

  /// An image of fewer pixels than this is also tried in its original format, because a palette may
  /// take more bytes than it saves.
  private static let tinyArea = 1 << 16

  /// Tries every strategy in every format on a sample, and filters all rows with the best.
  init(
    _ image: BandedImage, search: EncodingSearch, workers: Workers
  ) async throws(CancellationError) {
    let reductions = image.reductions()
    let needsOriginal = reductions.isEmpty || image.size.area < Self.tinyArea
    let images = reductions + (needsOriginal ? [image] : [])
    let probes = images.map { StrategyProbe(bands: $0.bands, format: $0.format, search: search) }
    let strategies = search.strategies
    let trials = try await workers.map(probes.count * strategies.count) {
      probes[$0 / strategies.count].trial(strategies[$0 % strategies.count])
    }
    let order = trials.indices.sorted { trials[$0].size < trials[$1].size }
    let best = order[0] / strategies.count
    let image = images[best]
    var (probe, trial) = (probes[best], trials[order[0]])
    if probe.compressesWell(trial) {
      // Flat art in many colors often repeats earlier rows, which the first trials do not see.
      let near = order.filter { $0 / strategies.count == best }.map { trials[$0].strategy }
      let again = near.prefix(2) + near.dropFirst(2).filter { $0.filtering == .none }
      let thorough = StrategyProbe(
        bands: image.bands, format: image.format, search: search, isThorough: true)
      let trials = try await workers.map(again.count) { thorough.trial(again[$0]) }
      // A few rows are not the whole image, so a strategy must save more than a hundredth.
      trial = trials.reduce(trials[0]) { 100 * $1.size < 99 * $0.size ? $1 : $0 }
      probe = thorough
    }
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
