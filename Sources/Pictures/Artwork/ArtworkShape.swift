/// The proportions of an artwork.
package enum ArtworkShape: Sendable {
  /// Wider than tall.
  case landscape
  /// Taller than wide.
  case portrait
  case any
}
