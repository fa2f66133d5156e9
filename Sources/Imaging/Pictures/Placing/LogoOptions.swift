/// The size and place of a logo on each screen.
public struct LogoOptions: Hashable, Sendable {
  /// How the length of the logo's longer side is specified.
  public enum Length: Hashable, Sendable {
    /// A share of the screen's shorter side.
    case share(Double)
    /// The same length on all screens.
    case points(Double)

    var isValid: Bool {
      switch self {
      case .share(let share): share > 0 && share <= LogoOptions.shareLimit
      case .points(let points): points > 0 && points <= LogoOptions.pointLimit
      }
    }
  }

  public var length = Length.share(0.4)
  /// The place of the logo in the frame; the logo is kept inside the safe area.
  public var position = Position.center

  public init() {}

  /// Largest ``Length/share(_:)``: about twice the ratio of the widest screen's longer side to its
  /// shorter side.
  public static let shareLimit = 4.0
  /// Largest ``Length/points(_:)``.
  public static let pointLimit = 4000.0

  /// The length of the logo's longer side in points, on a screen whose shorter side is `height`
  /// points.
  package func points(onHeight height: Double) -> Double {
    switch length {
    case .share(let share): share * height
    case .points(let points): points
    }
  }
}
