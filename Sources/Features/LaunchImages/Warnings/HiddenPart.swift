/// A title or the subject of the artwork that screens hide, wholly or in part.
public struct HiddenPart: Equatable, Sendable {
  public enum Kind: Sendable {
    /// A row of letters.
    case title
    /// The only part that stands out, in artwork without a title.
    case subject
  }

  /// A side of the artwork.
  public enum Side: String, Sendable {
    case top, left, bottom, right
  }

  /// A change that shows the part.
  public enum Remedy: Sendable {
    /// The point that `--focus auto` finds keeps the part on every screen, or more of it.
    case automaticFocus
    /// A point can keep the part if all artworks have the same aspect ratio.
    case sameProportions
    /// No point keeps it, or the options choose a point already.
    case moveIn
  }

  public var kind: Kind
  /// The devices with the screens that hide the part, the worst screen first.
  public var screens: [String]
  /// The share of the part that the worst screen hides, from 0 to 1.
  public var share: Double
  /// The side at which the worst screen cuts the part; `nil` if the part is covered.
  public var side: Side?
  public var remedy: Remedy

  /// Whether the worst screen shows nothing of the part.
  var isGone: Bool { share > 0.995 }
}
