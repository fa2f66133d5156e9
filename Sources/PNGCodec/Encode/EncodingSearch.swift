/// What is tried to make a file small: everything that a ``Compression`` stands for.
package struct EncodingSearch: Hashable, Sendable {
  /// Strategies that are tried on a sample of the rows.
  let strategies: [EncodingStrategy]
  /// Rows of each sampled band.
  let rowsPerRun: Int
  /// What one filter for all rows counts more: a choice for each row is a safer bet, since the
  /// sample is not the whole.
  let fixedFilterFactor: Double
  /// How far behind the best of the sample a strategy is still tried on the whole image.
  let contenderFactor: Double
  /// Whether each image is searched by itself, in smaller formats too, one image after another.
  package let isExhaustive: Bool

  package init(_ compression: Compression) {
    let fixed = (1...4).map { RowFiltering.always($0) }
    // Matches take most of the time: below the best compression, only with few filterings.
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
    // The best takes so long that a smaller sample must do.
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
