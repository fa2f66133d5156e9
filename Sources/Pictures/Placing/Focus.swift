/// A point of the artwork that every crop keeps, as near to its center as the artwork's edges allow.
public enum Focus: Hashable, Sendable {
  /// A point of the upright artwork.
  case point(Position)
  /// What stands out most in the artwork; its center if nothing does.
  case automatic
}
