internal import LaunchRules
internal import Pictures
internal import Pixels

/// The constraints that place an artwork whose middle is not in the middle of the screen.
///
/// The image view has the artwork's proportions, and covers the screen or is inside it. Optional
/// constraints make its width and height equal to the screen's; only one of them can be satisfied,
/// which keeps the view as small, or as large, as possible. On each axis, a point of the view (an
/// edge, the center, or the corner of a hidden view) is pulled to its place on the screen.
///
/// The constraints use left and right in every language, because pictures are not mirrored.
struct ArtworkConstraints {
  private typealias Anchor = StoryboardConstraint.Anchor

  private let fit: Fit
  private let anchor: LaunchImages.Anchor
  private let place: Position

  /// The priority is below that of the constraints on edges and proportions, which are required,
  /// and above that of the image's own size.
  private static let lengthPriority = 750
  private static let pointPriority = 250

  private struct Axis {
    let start: String
    let end: String
    let center: String
    let length: String
    let coordinate: Double

    /// Whether the point is the picture's own edge or center.
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

  /// The hidden view whose corner is the point; `nil` if an edge or the center suffices.
  ///
  /// - Parameter frame: the image view's frame.
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

  /// A point at an edge of the picture is as near to the screen's center as possible when picture
  /// and screen meet at that edge, so a focus there equals a position there. (A multiplier of 0 is
  /// not allowed either.)
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
