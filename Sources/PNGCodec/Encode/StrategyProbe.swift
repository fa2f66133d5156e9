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

  /// The strategy that makes the sample smallest.
  ///
  /// Runs cost a fraction of the time that matches do: below the best compression matches must be
  /// smaller by a margin.
  ///
  /// - Parameter sizes: of each candidate, in order.
  public func choice(sizes: [Int]) -> EncodingStrategy {
    let margin = compression == .best ? 1 : 0.98
    let costs = zip(sizes, candidates).map { Double($0) * ($1.encodesBands ? margin : 1) }
    return candidates[costs.indices.min { costs[$0] < costs[$1] } ?? 0]
  }

  /// The strategies that are worth trying on the whole image: their sample is hardly larger than
  /// the smallest; two at most.
  func contenders() -> [EncodingStrategy] {
    let sizes = (0..<candidateCount).map { size(candidate: $0) }
    let limit = Double(sizes.min() ?? 0) * 1.003
    let order = sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    return order.prefix(2).filter { Double(sizes[$0]) <= limit }.map { candidates[$0] }
  }

  /// Tries one after the other.
  func choose() -> EncodingStrategy {
    choice(sizes: (0..<candidateCount).map { size(candidate: $0) })
  }
}
