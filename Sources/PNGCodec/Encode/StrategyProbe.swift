public import Pixels

/// Chooses an ``EncodingStrategy`` by trying each on a sample of the rows.
public struct StrategyProbe: Sendable {
  private let sample: RowSample
  private let compression: Compression
  let candidates: [EncodingStrategy]

  /// - Parameter bands: what the sample is taken of; at least one, each with the row above.
  public init(bands: [RowBand], format: PixelFormat, compression: Compression) {
    // The best takes so long that a smaller sample must do.
    sample = RowSample(of: bands, format: format, rowsPerRun: compression == .best ? 12 : 24)
    self.compression = compression
    candidates = Self.candidates(for: compression)
  }

  /// Runs first, then matches.
  private static func candidates(for compression: Compression) -> [EncodingStrategy] {
    let fixed = (1...4).map { RowFiltering.always($0) }
    // Matches take most of the time: below the best compression, only with few filterings.
    switch compression {
    case .fast:
      return strategies(fixed, .runs) + strategies([.none, .always(4)], .matches(level: 1))
    case .balanced:
      return strategies(fixed + [.fewestBits], .runs)
        + strategies([.none, .fewestBits], .matches(level: 6))
    case .best:
      return strategies([.none] + fixed + [.fewestBits, .leastPairEntropy], .optimal)
    }
  }

  private static func strategies(
    _ filterings: [RowFiltering], _ coder: EncodingStrategy.Coder
  ) -> [EncodingStrategy] {
    filterings.map { EncodingStrategy(filtering: $0, coder: coder) }
  }

  /// How many strategies there are to try; each can be tried by itself.
  public var candidateCount: Int { candidates.count }

  /// Bytes of the sample under a strategy.
  ///
  /// - Complexity: O(the sample), about 100 rows
  public func size(candidate: Int) -> Int { sample.size(with: candidates[candidate]) }

  /// How the images of an artwork are best encoded.
  public enum Choice: Hashable, Sendable {
    /// All alike, band by band.
    case bands(EncodingStrategy)
    /// Each as a sample of its own rows says.
    case images
  }

  /// Where LZ77 over rows without a filter comes as close as this to the best of runs, the art is
  /// flat or has patterns: images of different scale then differ in what is best.
  private static let patternLimit = 1.35

  /// - Parameter sizes: of each candidate, in order.
  public func choice(sizes: [Int]) -> Choice {
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

  /// One filter for all rows must be smaller by a hundredth: a choice for each row bears it better
  /// that the sample is not the whole.
  private func cost(_ strategy: EncodingStrategy, _ size: Int) -> Double {
    if case .always = strategy.filtering, compression != .fast { return Double(size) * 1.01 }
    return Double(size)
  }

  /// The strategies that are worth trying on a whole image, the best of the sample first: the best
  /// of runs, and that of matches, as far as they come close.
  func contenders() -> [EncodingStrategy] {
    let sizes = (0..<candidateCount).map { size(candidate: $0) }
    let limit = Double(sizes.min() ?? 0) * (compression == .fast ? 1 : 1.05)
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
