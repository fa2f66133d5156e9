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

  /// Runs first, then matches.
  var candidates: [EncodingStrategy] { search.strategies }

  /// How many strategies there are; each can be tried independently.
  package var candidateCount: Int { candidates.count }

  /// The encoded size of the sample with a strategy.
  ///
  /// - Complexity: O(the sample), about 100 rows
  package func size(candidate: Int) -> Int { sample.size(with: candidates[candidate]) }

  /// How the images of an artwork are best encoded.
  package enum Choice: Hashable, Sendable {
    /// All with the same strategy, band by band.
    case bands(EncodingStrategy)
    /// Each with a strategy chosen from a sample of its own rows.
    case images
  }

  /// If LZ77 over unfiltered rows comes this close to the best strategy with runs, the art is flat
  /// or has patterns. Then the best strategy differs between images of different scale.
  private static let patternLimit = 1.35

  /// - Parameter sizes: one for each candidate, in order.
  package func choice(sizes: [Int]) -> Choice {
    let measured = zip(candidates, sizes).map { (strategy: $0, size: $1) }
    let runs = measured.filter { $0.strategy.encodesBands }
      .min { cost($0.strategy, $0.size) < cost($1.strategy, $1.size) }
    let patterns = measured.filter { !$0.strategy.encodesBands && $0.strategy.filtering == .none }
      .map(\.size).min()
    guard let runs, let patterns,
      Double(patterns) > Double(runs.size) * Self.patternLimit
    else { return .images }
    return .bands(runs.strategy)
  }

  private func cost(_ strategy: EncodingStrategy, _ size: Int) -> Double {
    if case .always = strategy.filtering { return Double(size) * search.fixedFilterFactor }
    return Double(size)
  }

  /// The strategies that are worth trying on a whole image, the best on the sample first: the best
  /// with runs and the best with matches, if they come close.
  func contenders() -> [EncodingStrategy] {
    let sizes = (0..<candidateCount).map { size(candidate: $0) }
    let limit = Double(sizes.min() ?? 0) * search.contenderFactor
    let order = sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    // The sample predicts the best strategy with runs well enough, and also the best with matches.
    let bestOfEach = [true, false].compactMap { isRuns in
      order.first { candidates[$0].encodesBands == isRuns }
    }
    return bestOfEach.filter { Double(sizes[$0]) <= limit }
      .sorted { (sizes[$0], $0) < (sizes[$1], $1) }
      .map { candidates[$0] }
  }
}
