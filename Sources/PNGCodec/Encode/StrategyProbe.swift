package import Pixels

/// Chooses an ``EncodingStrategy`` by trying each on a sample of the rows.
package struct StrategyProbe: Sendable {
  private let sample: RowSample
  private let search: EncodingSearch

  /// - Parameter bands: the bands to sample; at least one, each with the row above it.
  package init(bands: [RowBand], format: PixelFormat, search: EncodingSearch) {
    sample = RowSample(of: bands, format: format, rowsPerRun: search.rowsPerRun)
    self.search = search
  }

  /// What is tried in any case; each can be tried independently.
  var candidates: [EncodingStrategy] { search.strategies }

  /// The encoded size of the sample with a strategy.
  ///
  /// - Complexity: O(the sample), about 50 rows
  func size(_ strategy: EncodingStrategy) -> Int { sample.size(with: strategy) }

  /// The best way to encode the image, and whether its art is flat or has patterns: then the best
  /// one differs between images of different scale.
  package struct Choice: Hashable, Sendable {
    package let strategy: EncodingStrategy
    package let isFlat: Bool
  }

  /// Below this share of what runs need, matches make a difference.
  private static let flatLimit = 0.9

  /// If matches in unfiltered rows need at most this much more than any filter with runs, the art
  /// may have patterns that filters hide.
  private static let patternLimit = 1.35

  /// - Complexity: O(the sample) for each strategy
  package func choice() -> Choice {
    var sizes = candidates.map { (strategy: $0, size: size($0)) }
    let runs = sizes.filter { $0.strategy.search == .runs }.map(\.size).min() ?? .max
    let isFlat = sizes.contains { strategy, size in
      guard strategy.search != .runs else { return false }
      let limit = strategy.filtering == .none ? Self.patternLimit : Self.flatLimit
      return Double(size) < Double(runs) * limit
    }
    if isFlat { sizes += search.flatStrategies.map { ($0, size($0)) } }
    let best = sizes.min { cost($0.strategy, $0.size) < cost($1.strategy, $1.size) }
    return Choice(
      strategy: best?.strategy ?? EncodingStrategy(filtering: .always(4), coder: .sequences(.runs)),
      isFlat: isFlat)
  }

  /// The size, and more for what takes longer: bytes are worth the time that it takes to save them
  /// in another way.
  private func cost(_ strategy: EncodingStrategy, _ size: Int) -> Double {
    var factor = 1.0
    // Choosing per row is a safer bet, because the sample is not the whole image.
    if case .always = strategy.filtering { factor *= 1.01 }
    switch strategy.search {
    case .runs, nil: break
    case .long: factor *= 1.03
    case .medium, .short: factor *= 1.05
    }
    return Double(size) * factor
  }
}
