/// What is tried to make a file small, for each ``Compression``.
package struct EncodingSearch: Hashable, Sendable {
  /// Strategies that are tried on a sample of the rows.
  let strategies: [EncodingStrategy]
  /// How many rows are sampled from a band.
  let rowsPerRun: Int
  /// The factor by which the size with one filter for all rows is increased: choosing per row is a
  /// safer bet, because the sample is not the whole image.
  let fixedFilterFactor: Double
  /// A strategy is tried on the whole image if its size of the sample is at most this many times
  /// the smallest.
  let contenderFactor: Double
  /// Whether each image is searched separately, one after another, and in smaller formats too.
  package let isExhaustive: Bool

  package init(_ compression: Compression) {
    let fixed = (1...4).map { RowFiltering.always($0) }
    // Matches take most of the time; below `best`, they are tried only with few filterings.
    switch compression {
    case .fast:
      strategies =
        Self.strategies(fixed, .runs)
        + Self.strategies([.none, .always(4)], .matches(level: 1))
    case .balanced:
      strategies =
        Self.strategies(fixed + [.fewestBits], .runs)
        + Self.strategies([.none, .fewestBits], .matches(level: 6))
    case .best:
      strategies = Self.strategies([.none] + fixed + [.fewestBits, .leastPairEntropy], .optimal)
    }
    // `best` is so slow that a smaller sample has to do.
    rowsPerRun = compression == .best ? 12 : 24
    fixedFilterFactor = compression == .fast ? 1 : 1.01
    contenderFactor = compression == .fast ? 1 : 1.05
    isExhaustive = compression == .best
  }

  private static func strategies(
    _ filterings: [RowFiltering], _ coder: EncodingStrategy.Coder
  ) -> [EncodingStrategy] {
    filterings.map { EncodingStrategy(filtering: $0, coder: coder) }
  }
}
