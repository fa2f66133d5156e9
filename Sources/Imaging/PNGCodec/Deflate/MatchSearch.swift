/// The kinds of matches that a deflate coder searches for; the raw values are those of `LGEffort`.
package enum MatchSearch: UInt32, Sendable, CaseIterable {
  /// Runs of one byte. On continuous tones, other matches cost more than they save, because they
  /// disturb the statistics of the literals.
  case runs
  /// Matches of 8 bytes and more. The literals of filtered rows are so cheap that shorter matches
  /// hardly pay off.
  case long
  /// Matches of 4 bytes and more.
  case medium
  /// Matches of 3 bytes and more, for flat art.
  case short
  /// Matches of 8 bytes and more, and the longest of more positions. In filtered gradients, too
  /// many positions share 8 bytes to compare all.
  case deep
}
