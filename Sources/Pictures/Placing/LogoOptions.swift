/// How large a logo is on each screen, and where.
public struct LogoOptions: Hashable, Sendable {
  /// Of the logo's longer side.
  public enum Length: Hashable, Sendable {
    /// A share of the screen's shorter side.
    case share(Double)
    /// The same on all screens.
    case points(Double)

    var isValid: Bool {
      switch self {
      case .share(let share): share > 0 && share <= LogoOptions.shareLimit
      case .points(let points): points > 0 && points <= LogoOptions.pointLimit
      }
    }
  }

  public var length = Length.share(0.4)
  /// The place of the logo in the frame. It is kept inside the safe area.
  public var position = Position.center

  public init() {}

  /// Of shares: the longer side of the widest screen has about half as many shorter sides.
  public static let shareLimit = 4.0
  public static let pointLimit = 4000.0

  /// The longer side, in points, on a screen with this shorter side.
  package func points(onHeight height: Double) -> Double {
    switch length {
    case .share(let share): share * height
    case .points(let points): points
    }
  }
}
