/// The strategies that are tried to make a file small, for each ``Compression``.
package struct EncodingSearch: Equatable, Sendable {
  /// Strategies that are always tried, on a sample of the rows.
  let strategies: [EncodingStrategy]
  /// Strategies that are also tried if the art seems to be flat: if matches make the sample much
  /// smaller than runs do. On continuous tones they gain nothing, and take the longest.
  let flatStrategies: [EncodingStrategy]
  /// Searches for shorter matches that are tried with the best filtering for long ones.
  private let shorterMatches: [MatchSearch]
  /// Factor by which the sizes of strategies with matches are raised before they are compared,
  /// because such strategies take longer.
  let matchFactor: Double
  /// Whether each image is searched separately, one after another, and in smaller formats too.
  package let isExhaustive: Bool

  package init(_ compression: Compression) {
    let fixed = (1...4).map { RowFiltering.always($0) }
    switch compression {
    case .fast:
      strategies = Self.strategies(fixed, .runs) + Self.strategies([.none], .long)
      flatStrategies = Self.strategies([.always(4)], .long)
    case .balanced:
      strategies =
        Self.strategies(fixed + [.fewestBits], .runs)
        + Self.strategies([.fewestBits], .long) + Self.strategies([.none], .long)
      flatStrategies =
        Self.strategies([.always(1), .always(4)], .deep) + Self.strategies([.always(2)], .long)
        + Self.strategies([.none], .short)
    case .best:
      strategies = ([.none] + fixed + [.fewestBits, .leastPairEntropy])
        .map { EncodingStrategy(filtering: $0, coder: .optimal) }
      flatStrategies = []
    }
    shorterMatches = compression == .balanced ? [.medium, .short] : []
    matchFactor = compression == .fast ? 1.1 : 1.05
    isExhaustive = compression == .best
  }

  /// The further strategies to try in flat art once `strategy` is the best one that uses matches.
  func refinements(of strategy: EncodingStrategy) -> [EncodingStrategy] {
    guard strategy.search == .long else { return [] }
    return shorterMatches.flatMap { Self.strategies([strategy.filtering], $0) }
  }

  private static func strategies(
    _ filterings: [RowFiltering], _ search: MatchSearch
  ) -> [EncodingStrategy] {
    filterings.map { EncodingStrategy(filtering: $0, coder: .sequences(search)) }
  }
}

/// How much time to spend on making files small. The pixels are always the same.
public enum Compression: String, Sendable, CaseIterable {
  /// Tries few encodings, and takes the least time.
  case fast
  /// Tries all encodings that often save bytes and take little time; the default.
  case balanced
  /// Tries every encoding that may save bytes, which takes much longer.
  case best
}
