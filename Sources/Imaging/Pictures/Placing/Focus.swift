/// A point of the artwork that every crop keeps, as near to the crop's center as the artwork's
/// edges allow.
public enum Focus: Hashable, Sendable {
  /// A point of the upright artwork.
  case point(Position)
  /// The point that stands out most in the artwork; the artwork's center if none does.
  case automatic
}
