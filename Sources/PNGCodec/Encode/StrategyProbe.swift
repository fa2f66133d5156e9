package import Pixels

/// Chooses an ``EncodingStrategy`` by trying each on a sample of the rows.
package struct StrategyProbe: Sendable {
  private let sample: RowSample
  private let search: EncodingSearch

  /// - Parameter bands: what the sample is taken from; at least one, each with the row above.
  package init(bands: [RowBand], format: PixelFormat, search: EncodingSearch) {
    sample = RowSample(of: bands, format: format, rowsPerRun: search.rowsPerRun)
    self.search = search
  }

  /// Runs first, then matches.
  var candidates: [EncodingStrategy] { search.strategies }

  /// How many strategies there are to try; each can be tried by itself.
  package var candidateCount: Int { candidates.count }

  /// Bytes of the sample under a strategy.
  ///
  /// - Complexity: O(the sample), about 100 rows
  package func size(candidate: Int) -> Int { sample.size(with: candidates[candidate]) }

  /// How the images of an artwork are best encoded.
  package enum Choice: Hashable, Sendable {
    /// All alike, band by band.
    case bands(EncodingStrategy)
    /// Each as a sample of its own rows says.
    case images
  }

  /// Where LZ77 over rows without a filter comes as close as this to the best of runs, the art is
  /// flat or has patterns: images of different scale then differ in what is best.
  private static let patternLimit = 1.35

  /// - Parameter sizes: of each candidate, in order.
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

  /// The strategies that are worth trying on a whole image, the best of the sample first: the best
  /// of runs, and that of matches, as far as they come close.
  func contenders() -> [EncodingStrategy] {
    let sizes = (0..<candidateCount).map { size(candidate: $0) }
    let limit = Double(sizes.min() ?? 0) * search.contenderFactor
    let order = sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    // Of runs the sample knows the best well enough, and the best of matches too.
    let bestOfEach = [true, false].compactMap { isRuns in
      order.first { candidates[$0].encodesBands == isRuns }
    }
    return bestOfEach.filter { Double(sizes[$0]) <= limit }
      .sorted { (sizes[$0], $0) < (sizes[$1], $1) }
      .map { candidates[$0] }
  }
}
