internal import LaunchRules
internal import Pictures
internal import Pixels

/// The constraints that place an artwork whose center is not at the center of the screen.
///
/// The image view has the artwork's aspect ratio, and covers the screen or is inside it. Two
/// optional constraints make its width and height equal to the screen's. Only one of the two can be
/// satisfied, so the view is as small as possible if it covers the screen, and as large as possible
/// if it is inside. On each axis, a weaker constraint pulls a point of the view (an edge, the
/// center, or the corner of a hidden view) to its place on the screen.
///
/// The constraints use left and right in every language, because pictures are not mirrored.
struct ArtworkConstraints {
  private typealias Anchor = StoryboardConstraint.Anchor

  private let fit: Fit
  private let anchor: LaunchImages.Anchor
  private let place: Position

  /// The priority of the constraints on width and height: below that of the constraints on edges
  /// and aspect ratio, which are required, and above that of the image's own size.
  private static let lengthPriority = 750
  private static let pointPriority = 250

  private struct Axis {
    let start: String
    let end: String
    let center: String
    let length: String
    let coordinate: Double

    /// Whether the point is at an edge or at the center of the picture, where no hidden view is
    /// needed.
    var isSimple: Bool { [0, 0.5, 1].contains(coordinate) }
  }

  init(_ fit: Fit, _ anchor: LaunchImages.Anchor) {
    self.fit = fit
    self.anchor = anchor
    let place =
      switch anchor {
      case .position(let position): position
      case .focus(let point): point
      }
    self.place = Position(
      x: StoryboardNumber.rounded(place.x), y: StoryboardNumber.rounded(place.y))
  }

  private var axes: [Axis] {
    [
      Axis(start: "left", end: "right", center: "centerX", length: "width", coordinate: place.x),
      Axis(start: "top", end: "bottom", center: "centerY", length: "height", coordinate: place.y),
    ]
  }

  /// The hidden view whose corner is the point that must be placed; `nil` if an edge or the center
  /// suffices on both axes.
  func guide(_ frame: ViewFrame) -> StoryboardView? {
    if axes.allSatisfy(\.isSimple) { return nil }
    func length(_ axis: Axis, _ whole: Double) -> Double {
      axis.isSimple ? whole : whole * axis.coordinate
    }
    return .guide(
      id: StoryboardLayout.point, label: "Point",
      frame: ViewFrame(
        x: frame.x, y: frame.y, width: length(axes[0], frame.width),
        height: length(axes[1], frame.height)))
  }

  var all: [StoryboardConstraint] {
    let needsGuide = axes.contains { !$0.isSimple }
    return axes.flatMap { axis in
      edges(axis) + (needsGuide ? guide(axis) : []) + [point(axis)].compactMap { $0 }
    }
  }

  private func edges(_ axis: Axis) -> [StoryboardConstraint] {
    let image = StoryboardLayout.artwork
    let (outer, inner) =
      fit == .contain
      ? (StoryboardConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual)
      : (.lessThanOrEqual, StoryboardConstraint.Relation.greaterThanOrEqual)
    return [
      StoryboardConstraint(
        Anchor(image, axis.start), outer, Anchor(StoryboardLayout.view, axis.start)),
      StoryboardConstraint(Anchor(image, axis.end), inner, Anchor(StoryboardLayout.view, axis.end)),
      StoryboardConstraint(
        Anchor(image, axis.length), nil, Anchor(StoryboardLayout.view, axis.length)
      ).at(priority: Self.lengthPriority),
    ]
  }

  private func guide(_ axis: Axis) -> [StoryboardConstraint] {
    let (guide, image) = (StoryboardLayout.point, StoryboardLayout.artwork)
    return [
      StoryboardConstraint(Anchor(guide, axis.start), nil, Anchor(image, axis.start)),
      StoryboardConstraint(Anchor(guide, axis.length), nil, Anchor(image, axis.length))
        .times(axis.isSimple ? 1 : axis.coordinate),
    ]
  }

  /// The constraint that pulls the point to its place on the screen. If the point is at an edge of
  /// the picture, it is nearest to the screen's center when picture and screen meet at that edge,
  /// so a focus and a position have the same constraint. (A multiplier of 0 is not allowed either.)
  private func point(_ axis: Axis) -> StoryboardConstraint {
    let (image, view) = (StoryboardLayout.artwork, StoryboardLayout.view)
    let constraint: StoryboardConstraint
    switch axis.coordinate {
    case 0:
      constraint = StoryboardConstraint(Anchor(image, axis.start), nil, Anchor(view, axis.start))
    case 1: constraint = StoryboardConstraint(Anchor(image, axis.end), nil, Anchor(view, axis.end))
    case 0.5:
      constraint = StoryboardConstraint(Anchor(image, axis.center), nil, Anchor(view, axis.center))
    default:
      let isPosition = if case .position = anchor { true } else { false }
      constraint = StoryboardConstraint(
        Anchor(StoryboardLayout.point, axis.end), nil, Anchor(view, axis.center)
      ).times(isPosition ? 2 * axis.coordinate : 1)
    }
    return constraint.at(priority: Self.pointPriority)
  }
}
