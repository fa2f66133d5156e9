/// What is tried to make a file small, for each ``Compression``.
package struct EncodingSearch: Hashable, Sendable {
  /// Tried on a sample of the rows, all of them.
  let strategies: [EncodingStrategy]
  /// Tried too, but only if matches make one of the others much smaller than runs do: nothing is
  /// gained with them on continuous tones, and there they take the longest.
  let flatStrategies: [EncodingStrategy]
  /// How much smaller matches must make an image to be worth their time.
  let matchFactor: Double
  /// How many rows are sampled at each place.
  let rowsPerRun: Int
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
        Self.strategies([.fewestBits], .medium) + Self.strategies([.none, .fewestBits], .short)
    case .best:
      strategies = ([.none] + fixed + [.fewestBits, .leastPairEntropy])
        .map { EncodingStrategy(filtering: $0, coder: .optimal) }
      flatStrategies = []
    }
    matchFactor = compression == .fast ? 1.1 : 1.05
    // `best` is so slow that a smaller sample has to do.
    rowsPerRun = compression == .best ? 6 : 8
    isExhaustive = compression == .best
  }

  private static func strategies(
    _ filterings: [RowFiltering], _ search: MatchSearch
  ) -> [EncodingStrategy] {
    filterings.map { EncodingStrategy(filtering: $0, coder: .sequences(search)) }
  }
}
