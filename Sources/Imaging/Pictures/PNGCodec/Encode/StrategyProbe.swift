package import Pixels
package import Platform

/// Chooses an ``EncodingStrategy`` by trying each on a few runs of adjacent rows.
package struct StrategyProbe: Sendable {
  /// Number of bytes in the sample's filtered rows. The rows before each run, to which matches may
  /// reach back, do not count.
  let byteCount: Int
  private let runs: [Run]
  private let rowBytes: Int
  private let format: PixelFormat
  /// Bytes of PLTE and tRNS that count for the sample. For a tenth of the rows, a tenth of these
  /// bytes.
  private let paletteShare: Int
  private let search: EncodingSearch

  // Few rows are taken at many places, because flat art changes only in some of its rows.
  private static let runCount = 12
  private static let bandCount = 6
  /// Number of rows that are taken at each place if pixels are RGB.
  private static let rowsPerRun = 4

  /// Takes rows at up to twelve places, evenly spread over at most six bands. If a pixel takes
  /// fewer bits than in RGB, more rows are taken at each place.
  ///
  /// - Parameters:
  ///   - bands: at least one band, each with the row above it.
  package init(bands: [RowBand], format: PixelFormat, search: EncodingSearch) {
    let count = min(Self.bandCount, bands.count)
    let rowBytes = bands[0].rowBytes
    let window = SequenceKernel.window / (rowBytes + 1) + 1
    let rowsPerRun =
      Self.rowsPerRun * min(4, max(1, PixelFormat.rgb.bitsPerPixel / format.bitsPerPixel))
      * (search.isExhaustive ? 2 : 1)
    runs = (0..<count).flatMap { run in
      let band = bands[(run * 2 + 1) * bands.count / (count * 2)]
      let taken = min(band.rowCount, rowsPerRun)
      // The first run follows the first window, the last ends with the band.
      let (first, last) = (min(window, band.rowCount - taken), band.rowCount - taken)
      let steps = Self.runCount / count - 1
      let starts = Set((0...steps).map { first + (last - first) * $0 / steps }).sorted()
      return starts.map { Run(of: band, from: $0, rowCount: taken, reach: window) }
    }
    byteCount = runs.reduce(0) { $0 + $1.rows.count + $1.rows.count / rowBytes }
    let sampled = runs.reduce(0) { $0 + $1.rows.count } / rowBytes
    let all = bands.reduce(0) { $0 + $1.rowCount }
    paletteShare = (format.paletteBytes * sampled + all - 1) / all
    self.rowBytes = rowBytes
    self.format = format
    self.search = search
  }

  /// A strategy, and the size in bytes of the sample after encoding with this strategy.
  package struct Trial: Equatable, Sendable {
    package let strategy: EncodingStrategy
    let size: Int
    /// The prices of the sample's symbols. `nil` for a strategy without a ``MatchSearch``; its
    /// trial has ``counts`` instead.
    let prices: SymbolPrices?
    let counts: SymbolCounts?
  }

  /// - Complexity: O(sampled rows), which are about 50
  package func trial(_ strategy: EncodingStrategy) -> Trial {
    func filtered(_ rows: ArraySlice<UInt8>, _ above: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
      strategy.filtering.rows(rows, above: above, rowBytes: rowBytes, format)
    }
    // With more than a byte in a pixel, the rows before each run take the slowest coder much time.
    let reachesBack = strategy.search?.reachesBack ?? format.isSmall
    let rows = runs.map { run in
      let before = reachesBack ? filtered(run.before, run.aboveBefore) : []
      return (bytes: before + filtered(run.rows, run.above), start: before.count)
    }
    if let search = strategy.search {
      let (size, prices) = SequenceDeflater.estimate(rows, search)
      return Trial(strategy: strategy, size: paletteShare + size, prices: prices, counts: nil)
    }
    let (size, counts) = OptimalDeflater.estimate(
      reachesBack ? rows : [(ContiguousArray(rows.map(\.bytes).joined()), 0)])
    return Trial(strategy: strategy, size: paletteShare + size, prices: nil, counts: counts)
  }

  /// Whether the art has few colors, or is compressed to less than a quarter.
  func compressesWell(_ trial: Trial) -> Bool { format.isSmall || trial.size <= byteCount / 4 }

  /// The size of a trial in bytes, increased for strategies that take longer or are less reliable.
  private func cost(_ trial: Trial) -> Double {
    var cost = Double(trial.size)
    // A fixed filter is less reliable, because the sample is not the whole image.
    if case .always = trial.strategy.filtering { cost *= 1.01 }
    // If a pixel takes at most a byte, or bytes are few after deflating, encoding takes so little time
    // that only the size counts.
    if format.isSmall || trial.size <= byteCount / 8 { return cost }
    switch trial.strategy.search {
    case .runs, nil: return cost
    // The fastest encoding may take more bytes.
    case .literals: return cost * 0.77
    case .long: return cost * search.matchFactor
    case .medium, .short, .deep: return cost * search.matchFactor * 1.02
    }
  }

  /// The art is flat if the size with matches is less than this share of the size with runs.
  private static let flatLimit = 0.9

  /// The limit for trials without filters, instead of `flatLimit`. This limit is higher, because
  /// filters may hide patterns of flat art. For both limits, the size with runs is the smallest
  /// size with runs that any filtering gives.
  private static let patternLimit = 1.35

  /// Whether the art is flat. If so, images of different scale may need different strategies.
  func isFlat(_ trials: [Trial]) -> Bool {
    if format.isSmall || trials.contains(where: { $0.size <= byteCount / 16 }) { return true }
    let runs = trials.filter { $0.strategy.search == .runs }.map(\.size).min() ?? .max
    return trials.contains { trial in
      guard trial.strategy.search?.reachesBack == true else { return false }
      let limit = trial.strategy.filtering == .none ? Self.patternLimit : Self.flatLimit
      return Double(trial.size) < Double(runs) * limit
    }
  }

  /// The best trial of each filtering, sorted by cost. Only trials whose cost is close to the
  /// lowest are included, because each of these may be the best at another scale. If art of many
  /// colors is hardly compressed, only trials of the lowest cost are included.
  package func best(of trials: [Trial]) -> [Trial] {
    let order = trials.map { (trial: $0, cost: cost($0)) }.sorted { $0.cost < $1.cost }
    guard let best = order.first else { return [] }
    let limit = compressesWell(best.trial) ? 1.12 : 1
    let near = order.filter { $0.cost <= best.cost * limit }.map(\.trial)
    return near.indices.filter { index in
      !near[..<index].contains { $0.strategy.filtering == near[index].strategy.filtering }
    }.map { near[$0] }
  }

  /// The trials of all strategies, sorted by cost.
  package func choices() -> [Trial] {
    var trials = search.strategies.map { trial($0) }
    if isFlat(trials) { trials += search.flatStrategies.map { trial($0) } }
    return trials.sorted { cost($0) < cost($1) }
  }

  /// The best trials, sorted by cost. At any scale of this art, one of these strategies is likely
  /// to be the best. Art that is not flat has only one.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package func contenders(_ workers: Workers) async throws(CancellationError) -> [Trial] {
    func trials(_ strategies: [EncodingStrategy]) async throws(CancellationError) -> [Trial] {
      try await workers.map(strategies.count) { trial(strategies[$0]) }
    }
    let all = try await trials(search.strategies)
    guard isFlat(all) else { return [best(of: all)[0]] }
    return best(of: all + (try await trials(search.flatStrategies)))
  }
}

private struct Run {
  let rows: ArraySlice<UInt8>
  /// The row above `rows`; empty if that row is unknown.
  let above: ArraySlice<UInt8>
  /// Earlier rows to which matches may reach back.
  let before: ArraySlice<UInt8>
  let aboveBefore: ArraySlice<UInt8>

  /// - Parameter reach: maximum number of earlier rows to include.
  init(of band: RowBand, from first: Int, rowCount: Int, reach: Int) {
    func rows(_ range: Range<Int>) -> ArraySlice<UInt8> {
      band.samples[range.lowerBound * band.rowBytes..<range.upperBound * band.rowBytes]
    }
    func above(_ row: Int) -> ArraySlice<UInt8> {
      row == 0 ? band.rowAbove[...] : rows(row - 1..<row)
    }
    let start = max(0, first - reach)
    self.rows = rows(first..<first + rowCount)
    self.above = above(first)
    before = rows(start..<first)
    aboveBefore = above(start)
  }
}
