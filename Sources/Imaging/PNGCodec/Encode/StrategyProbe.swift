package import Pixels
package import Platform

/// Chooses an ``EncodingStrategy`` by trying each on a sample of the rows.
package struct StrategyProbe: Sendable {
  let sample: RowSample
  private let search: EncodingSearch

  /// - Parameter bands: the bands to sample; at least one, each with the row above it.
  package init(bands: [RowBand], format: PixelFormat, search: EncodingSearch) {
    sample = RowSample(of: bands, format: format)
    self.search = search
  }

  /// Strategies that are also tried if the art is flat, after all others: shorter matches, with the
  /// filtering that is best for long ones.
  func refinements(of trials: [Trial]) -> [EncodingStrategy] {
    let matching = trials.filter { $0.strategy.search != .runs }
    guard let best = matching.min(by: { cost($0) < cost($1) }) else { return [] }
    return search.refinements(of: best.strategy).filter { strategy in
      !trials.contains { $0.strategy == strategy }
    }
  }

  /// A strategy, and the size in bytes of the sample that is encoded with it.
  package struct Trial: Equatable, Sendable {
    package let strategy: EncodingStrategy
    let size: Int
    /// Prices of the sample's symbols; `nil` if the coder uses no prices.
    let prices: SymbolPrices?
    /// The symbol counts of the sample; `nil` if the coder does not begin with them.
    let counts: SymbolCounts?
  }

  /// - Complexity: O(the sample), about 50 rows
  package func trial(_ strategy: EncodingStrategy) -> Trial {
    sample.trial(of: strategy)
  }

  /// The size of a trial, raised for strategies that take longer. Such a strategy is chosen only if
  /// it saves enough bytes.
  private func cost(_ trial: Trial) -> Double {
    var cost = Double(trial.size)
    // Choosing a filter for each row is safer, because the sample is not the whole image.
    if case .always = trial.strategy.filtering { cost *= 1.01 }
    // Pixels of one byte and less take so little time that only their size counts.
    if sample.isSmall { return cost }
    switch trial.strategy.search {
    case .runs, nil: return cost
    case .long: return cost * search.matchFactor
    case .medium, .short, .deep: return cost * search.matchFactor * 1.02
    }
  }

  /// The art is flat if matches need less than this share of the size with runs.
  private static let flatLimit = 0.9

  /// If matches in unfiltered rows need less than this multiple of the smallest size with runs, the
  /// art may have patterns that filters hide.
  private static let patternLimit = 1.35

  /// Whether the art is flat, has patterns or few colors. If so, images of different scale may have
  /// different best strategies.
  func isFlat(_ trials: [Trial]) -> Bool {
    if sample.isSmall { return true }
    let runs = trials.filter { $0.strategy.search == .runs }.map(\.size).min() ?? .max
    return trials.contains { trial in
      guard trial.strategy.search != .runs else { return false }
      let limit = trial.strategy.filtering == .none ? Self.patternLimit : Self.flatLimit
      return Double(trial.size) < Double(runs) * limit
    }
  }

  /// The best trial, and the best of each other filtering with a similar cost, sorted by cost. A
  /// trial close to the best may be the best for an image of another scale, except in art of many
  /// colors that is hardly compressed.
  package func best(of trials: [Trial]) -> [Trial] {
    let order = trials.map { (trial: $0, cost: cost($0)) }.sorted { $0.cost < $1.cost }
    guard let best = order.first else { return [] }
    let isHardlyCompressed = !sample.isSmall && best.trial.size > sample.byteCount / 4
    let near = order.filter { $0.cost <= best.cost * (isHardlyCompressed ? 1 : 1.12) }.map(\.trial)
    return near.indices.filter { index in
      !near[..<index].contains { $0.strategy.filtering == near[index].strategy.filtering }
    }.map { near[$0] }
  }

  /// The trials of all strategies, sorted by cost.
  ///
  /// - Complexity: O(the sample) for each strategy
  package func choices() -> [Trial] {
    var trials = search.strategies.map { trial($0) }
    if isFlat(trials) {
      trials += search.flatStrategies.map { trial($0) }
      trials += refinements(of: trials).map { trial($0) }
    }
    return trials.sorted { cost($0) < cost($1) }
  }

  /// The trials that may be the best for images of the same art, sorted by cost: only one, unless
  /// the art is flat.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  /// - Complexity: O(the sample) for each strategy, shared among the workers
  package func contenders(_ workers: Workers) async throws(CancellationError) -> [Trial] {
    func trials(_ strategies: [EncodingStrategy]) async throws(CancellationError) -> [Trial] {
      try await workers.map(strategies.count) { trial(strategies[$0]) }
    }
    var all = try await trials(search.strategies)
    guard isFlat(all) else { return [best(of: all)[0]] }
    all += try await trials(search.flatStrategies)
    all += try await trials(refinements(of: all))
    return best(of: all)
  }
}
