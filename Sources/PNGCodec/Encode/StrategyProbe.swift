public import Pixels

/// Chooses an ``EncodingStrategy`` by trying each on a sample of the rows.
public struct StrategyProbe: Sendable {
  private let sample: RowSample
  private let compression: Compression
  private let candidates: [EncodingStrategy]

  /// - Parameter bands: what the sample is taken of; at least one, each with the row above.
  public init(bands: [RowBand], channels: ChannelLayout, compression: Compression) {
    sample = RowSample(of: bands, channels: channels)
    self.compression = compression
    candidates = Self.candidates(for: compression)
  }

  /// Runs first, then matches.
  private static func candidates(for compression: Compression) -> [EncodingStrategy] {
    let fixed = (1...4).map { RowFiltering.always($0) }
    let tones: [RowFiltering] =
      switch compression {
      case .fast: fixed
      case .balanced: fixed + [.fewestBits]
      case .best: (fixed + [.fewestBits]).flatMap { [$0, .shortestCode(base: $0)] }
      }
    // Matches take most of the time: below the best compression, only with few filterings.
    let patterns: [RowFiltering] =
      switch compression {
      case .fast: [.none, .always(4)]
      case .balanced: [.none, .fewestBits]
      case .best: [.none] + tones
      }
    return tones.map { EncodingStrategy(filtering: $0, coder: .runs) }
      + patterns.map {
        EncodingStrategy(filtering: $0, coder: .matches(level: compression.matchLevel))
      }
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
    guard compression != .best, let runs, let patterns,
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

  /// The strategies that are worth trying on a whole image, the best of the sample first: two at
  /// most.
  func contenders() -> [EncodingStrategy] {
    let sizes = (0..<candidateCount).map { size(candidate: $0) }
    let tolerance =
      switch compression {
      case .fast: 1.0
      case .balanced: 1.05
      case .best: 1.003
      }
    let limit = Double(sizes.min() ?? 0) * tolerance
    let order = sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    // Of runs the sample knows the best well enough, and the best of matches too.
    let bestOfEach = [true, false].compactMap { isRuns in
      order.first { candidates[$0].encodesBands == isRuns }
    }
    let tried = compression == .best ? Array(order.prefix(2)) : bestOfEach
    return tried.filter { Double(sizes[$0]) <= limit }
      .sorted { (sizes[$0], $0) < (sizes[$1], $1) }
      .map { candidates[$0] }
  }
}
