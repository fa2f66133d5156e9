internal import LaunchRules
internal import Pictures

/// The constraints that place a logo that is not at the center of the screen: weak constraints for
/// its position, and stronger constraints that keep it in the safe area.
struct LogoConstraints {
  private typealias Anchor = StoryboardConstraint.Anchor

  private let logo: UnscaledLogo
  private let place: Position
  private let id: String

  /// The priority of the constraints that keep the logo in the safe area. It is below that of the
  /// logo's size, so a logo larger than the safe area keeps its size.
  private static let safePriority = 750
  private static let placePriority = 250

  init(_ logo: UnscaledLogo, id: String) {
    self.logo = logo
    place = Position(
      x: StoryboardNumber.rounded(logo.position.x), y: StoryboardNumber.rounded(logo.position.y))
    self.id = id
  }

  var all: [StoryboardConstraint] {
    axis("left", "right", "centerX", Double(logo.size.width), place.x)
      + axis("top", "bottom", "centerY", Double(logo.size.height), place.y)
  }

  private func axis(
    _ start: String, _ end: String, _ center: String, _ length: Double, _ coordinate: Double
  ) -> [StoryboardConstraint] {
    let (view, safe) = (StoryboardLayout.view, StoryboardLayout.safeArea)
    let place =
      switch coordinate {
      // A multiplier of 0 is not allowed.
      case 0: StoryboardConstraint(Anchor(id, start), nil, Anchor(view, start))
      case 1: StoryboardConstraint(Anchor(id, end), nil, Anchor(view, end))
      default:
        StoryboardConstraint(Anchor(id, center), nil, Anchor(view, center))
          .times(2 * coordinate).plus(length * (0.5 - coordinate))
      }
    return [
      StoryboardConstraint(Anchor(id, start), .greaterThanOrEqual, Anchor(safe, start))
        .at(priority: Self.safePriority),
      StoryboardConstraint(Anchor(id, end), .lessThanOrEqual, Anchor(safe, end))
        .at(priority: Self.safePriority),
      place.at(priority: Self.placePriority),
    ]
  }
}
