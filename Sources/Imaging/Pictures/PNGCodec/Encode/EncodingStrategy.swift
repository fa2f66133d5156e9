internal import Pixels

/// How an image's bytes are filtered and deflated.
package struct EncodingStrategy: Equatable, Sendable {
  let filtering: RowFiltering
  /// The kinds of matches that are searched for in one pass over each band. If `nil`,
  /// ``OptimalDeflater`` searches for all matches, and chooses the cheapest in several passes.
  let search: MatchSearch?
}

/// How each row's filter is chosen (PNG, third edition, clause 9).
enum RowFiltering: Equatable, Sendable {
  /// The same filter for every row: 0 None, 1 Sub, 2 Up, 3 Average, 4 Paeth. On flat art, None
  /// suits LZ77. On continuous tones, another fixed filter is often best, because rows with
  /// different filters spoil each other's statistics. Fixed filters also take the least time.
  case always(UInt8)
  /// For each row, the filter whose output bytes, as signed numbers, have the fewest bits. The
  /// number of bits predicts the size of a Huffman code better than the usual sum of absolute
  /// values.
  case fewestBits
  /// For each row, the filter whose output has the least entropy in its pairs of adjacent bytes.
  /// The lower the entropy, the more pairs repeat, and LZ77 finds repeated pairs. (The PNG
  /// optimizer oxipng calls this choice BigEnt.)
  case leastPairEntropy
  /// For each row, the filter whose output has the fewest kinds of pairs of adjacent bytes.
  case fewestPairs

  static let none = RowFiltering.always(0)

  /// Filters rows. Each row becomes a byte with its filter type, followed by the filtered bytes.
  func rows(of band: RowBand, _ format: PixelFormat) -> ContiguousArray<UInt8> {
    rows(band.samples[...], above: band.rowAbove[...], rowBytes: band.rowBytes, format)
  }

  func rows(
    _ samples: ArraySlice<UInt8>, above: ArraySlice<UInt8>, rowBytes: Int, _ format: PixelFormat
  ) -> ContiguousArray<UInt8> {
    FilteredRows(
      self, samples, above: above, rowBytes: rowBytes, pixelBytes: format.filterStep
    ).bytes
  }
}

/// The strategies that a ``Compression`` tries to make a file small.
package struct EncodingSearch: Equatable, Sendable {
  /// Strategies that are always tried, on a sample of the rows.
  let strategies: [EncodingStrategy]
  /// Strategies that are also tried if the art seems to be flat. On continuous tones, these
  /// strategies gain nothing and take the longest.
  let flatStrategies: [EncodingStrategy]
  /// When strategies are compared, the size is multiplied by this factor if a strategy searches for
  /// more than runs. Finding other matches takes longer, so they must save more.
  let matchFactor: Double
  /// Whether strategies are tried for each image separately, one image after another, and in
  /// smaller pixel formats too.
  package let isExhaustive: Bool

  package init(_ compression: Compression) {
    let fixed = (1...4).map { RowFiltering.always($0) }
    switch compression {
    case .fast:
      strategies =
        Self.strategies(fixed, .literals) + Self.strategies(fixed, .runs)
        + Self.strategies([.none], .long)
      flatStrategies = Self.strategies([.always(4)], .long)
    case .balanced:
      strategies =
        Self.strategies(fixed + [.fewestBits], .runs)
        + Self.strategies([.fewestBits], .long) + Self.strategies([.none], .long)
      flatStrategies =
        Self.strategies([.none, .always(1), .always(4), .fewestBits], .deep)
        + [.medium, .short].flatMap { Self.strategies([.none, .fewestBits], $0) }
    case .best:
      strategies = ([.none] + fixed + [.fewestBits, .leastPairEntropy, .fewestPairs])
        .map { EncodingStrategy(filtering: $0, search: nil) }
      flatStrategies = []
    }
    matchFactor = compression == .fast ? 1.1 : 1.05
    isExhaustive = compression == .best
  }

  private static func strategies(
    _ filterings: [RowFiltering], _ search: MatchSearch
  ) -> [EncodingStrategy] {
    filterings.map { EncodingStrategy(filtering: $0, search: search) }
  }
}

/// How much time to spend on making files small. The pixels are always the same.
public enum Compression: String, Sendable, CaseIterable {
  /// Tries few encodings.
  case fast
  /// Tries all encodings that often save bytes and take little time; the default.
  case balanced
  /// Tries every encoding that may save bytes, which takes much longer.
  case best
}

/// The kinds of matches that a deflate coder searches for; the raw values are those of `LGEffort`,
/// which has none for ``literals``.
package enum MatchSearch: UInt32, Sendable, CaseIterable {
  /// Runs of the same byte. On continuous tones, other matches cost more than they save, because
  /// they disturb the statistics of the literals.
  case runs
  /// Matches of 8 bytes and more. The literals of filtered rows are so cheap that shorter matches
  /// hardly pay off.
  case long
  /// Matches of 4 bytes and more.
  case medium
  /// Matches of 3 bytes and more, for flat art.
  case short
  /// Matches of 8 bytes and more. In filtered gradients, too many positions start with the same 8
  /// bytes for one table to hold the best. A second table finds positions by their first 24 bytes.
  case deep
  /// No matches. On continuous tones, matches save little, and take a tenth of the time.
  case literals

  /// Whether matches may reach back more than one byte.
  var reachesBack: Bool { self != .runs && self != .literals }
}
