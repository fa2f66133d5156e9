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
    let tones: RowFiltering =
      switch compression {
      case .fast: .paeth
      case .balanced: .fewestBits
      case .best: .shortestCode
      }
    let level = compression.matchLevel
    candidates = [
      EncodingStrategy(filtering: tones, coder: .runs),
      EncodingStrategy(filtering: tones, coder: .matches(level: level)),
      EncodingStrategy(filtering: .none, coder: .matches(level: level)),
    ]
  }

  /// How many strategies there are to try; each can be tried by itself.
  public var candidateCount: Int { candidates.count }

  /// Bytes of the sample under a strategy.
  ///
  /// - Complexity: O(the sample), about 100 rows
  public func size(candidate: Int) -> Int { sample.size(with: candidates[candidate]) }

  /// The strategy that makes the sample smallest.
  ///
  /// Runs, the first, cost a fraction of the time that matches do: below the best compression
  /// matches must be smaller by a margin.
  ///
  /// - Parameter sizes: of each candidate, in order.
  public func choice(sizes: [Int]) -> EncodingStrategy {
    let margin = compression == .best ? 1 : 0.98
    let costs = sizes.enumerated().map { Double($1) * ($0 == 0 ? margin : 1) }
    return candidates[costs.indices.min { costs[$0] < costs[$1] } ?? 0]
  }

  /// The strategies that are worth trying on the whole image: their sample is hardly larger than
  /// the smallest.
  func contenders() -> [EncodingStrategy] {
    let sizes = (0..<candidateCount).map { size(candidate: $0) }
    let limit = Double(sizes.min() ?? 0) * 1.05
    return sizes.indices.filter { Double(sizes[$0]) <= limit }.map { candidates[$0] }
  }

  /// Tries one after the other.
  func choose() -> EncodingStrategy {
    choice(sizes: (0..<candidateCount).map { size(candidate: $0) })
  }
}
