/// The shape that a build requires of an upright artwork.
package enum ArtworkShape: Sendable {
  /// Wider than tall, or square.
  case landscape
  /// Taller than wide.
  case portrait
  case any
}
