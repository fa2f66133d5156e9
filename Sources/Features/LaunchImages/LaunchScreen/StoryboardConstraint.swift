internal import LaunchRules
internal import Pictures
internal import Pixels

/// A constraint of a storyboard. The constraint relates an attribute of one item to an attribute of
/// another item, times a multiplier, plus a constant.
struct StoryboardConstraint {
  enum Relation: String {
    case lessThanOrEqual, greaterThanOrEqual
  }

  /// An item's identifier, and an attribute of the item, such as `leading` or `width`. The
  /// identifier is `nil` for the view that contains the constraint.
  typealias End = (item: String?, attribute: String)

  /// The attributes of the constraint's element, in Interface Builder's order.
  private let attributes: [(name: String, value: String?)]

  /// - Parameters:
  ///   - relation: `nil` for equality.
  ///   - second: `nil` if the constant is the whole right side.
  ///   - ratio: a multiplier such as `16:9`, in place of `factor`.
  ///   - priority: from 1 to 1000; 1000 means required.
  init(
    _ first: End, _ relation: Relation? = nil, _ second: End? = nil, times factor: Double = 1,
    ratio: String? = nil, plus constant: Double = 0, priority: Int = 1000
  ) {
    attributes = [
      ("firstItem", first.item), ("firstAttribute", first.attribute),
      ("relation", relation?.rawValue), ("secondItem", second?.item),
      ("secondAttribute", second?.attribute),
      ("multiplier", factor == 1 ? ratio : "\(StoryboardNumber.rounded(factor))"),
      ("constant", constant == 0 ? nil : StoryboardNumber.text(constant)),
      ("priority", priority == 1000 ? nil : "\(priority)"),
    ]
  }

  func attributes(id: String) -> String {
    (attributes + [("id", id)]).compactMap { name, value in value.map { "\(name)=\"\($0)\"" } }
      .joined(separator: " ")
  }

  /// The priority of constraints on a view's position.
  fileprivate static let placePriority = 250
  /// The priority of constraints that make the artwork as wide or as high as the screen, or that
  /// keep a logo in the safe area. This priority is above ``placePriority``. Constraints on edges
  /// and the aspect ratio, and the longest sides of a logo, are required.
  fileprivate static let lengthPriority = 750
  /// The priority of a logo's size, so that a logo larger than the safe area keeps its size.
  fileprivate static let logoPriority = 800
}

/// An axis of the screen: the attributes of its constraints, such as `left` and `width`, and a
/// picture's position from 0 to 1.
///
/// Pictures are not mirrored in right-to-left languages, so no attribute is `leading` or
/// `trailing`.
private struct Axis {
  let start, end, center, length: String
  let place: Double

  static func both(_ place: Position) -> [Axis] {
    [
      Axis(
        start: "left", end: "right", center: "centerX", length: "width",
        place: StoryboardNumber.rounded(place.x)),
      Axis(
        start: "top", end: "bottom", center: "centerY", length: "height",
        place: StoryboardNumber.rounded(place.y)),
    ]
  }

  /// Whether the place is an edge or the center. Only other places need a hidden view.
  var isSimple: Bool { [0, 0.5, 1].contains(place) }

  /// The hidden view's length as a share of the image.
  var guideLength: Double { place == 0 ? 1 : place }
}

/// The constraints that place an artwork whose center is not at the center of the screen.
///
/// The image view has the artwork's aspect ratio. It must cover the screen (`cover`), or must be
/// inside the screen (`contain`). Two weaker constraints ask for the screen's width and the
/// screen's height. Because of the aspect ratio, only one can be met. With `cover`, the view is
/// therefore as small as possible; with `contain`, as large as possible.
///
/// On each axis, a still weaker constraint pulls a point of the image view to a place on the
/// screen. The point is an edge or the center of the image view, or the corner of a hidden view.
struct ArtworkConstraints {
  private let fit: Fit
  private let isPosition: Bool
  private let axes: [Axis]
  private let image = StoryboardLayout.artwork
  private let view = StoryboardLayout.view
  private let pointView = StoryboardLayout.point

  init(_ fit: Fit, _ anchor: Anchor) {
    self.fit = fit
    isPosition = if case .position = anchor { true } else { false }
    axes =
      switch anchor {
      case .position(let place), .focus(let place): Axis.both(place)
      }
  }

  /// The hidden view from the top left of the image view to the anchor; `nil` if, on both axes, the
  /// anchor is an edge or the center of the image view.
  func guide(_ frame: ViewFrame) -> StoryboardView? {
    if axes.allSatisfy(\.isSimple) { return nil }
    let (x, y) = (axes[0], axes[1])
    return .guide(
      id: pointView, label: isPosition ? "Point" : LaunchScreenKind.focusLabel,
      frame: ViewFrame(
        x: frame.x - (x.place == 0 ? frame.width : 0),
        y: frame.y - (y.place == 0 ? frame.height : 0), width: frame.width * x.guideLength,
        height: frame.height * y.guideLength))
  }

  var all: [StoryboardConstraint] {
    let needsGuide = axes.contains { !$0.isSimple }
    return axes.flatMap { edges($0) + (needsGuide ? guide($0) : []) + [point($0)] }
  }

  private func edges(_ axis: Axis) -> [StoryboardConstraint] {
    let (outer, inner): (StoryboardConstraint.Relation, StoryboardConstraint.Relation) =
      fit == .contain
      ? (.greaterThanOrEqual, .lessThanOrEqual) : (.lessThanOrEqual, .greaterThanOrEqual)
    return [
      StoryboardConstraint((image, axis.start), outer, (view, axis.start)),
      StoryboardConstraint((image, axis.end), inner, (view, axis.end)),
      StoryboardConstraint(
        (image, axis.length), nil, (view, axis.length),
        priority: StoryboardConstraint.lengthPriority),
    ]
  }

  /// The constraints that put the hidden view's corner on the point. At the start of an axis, the
  /// view is in front of the image, because a multiplier of 0 is not allowed.
  private func guide(_ axis: Axis) -> [StoryboardConstraint] {
    [
      StoryboardConstraint(
        (pointView, axis.place == 0 ? axis.end : axis.start), nil, (image, axis.start)),
      StoryboardConstraint(
        (pointView, axis.length), nil, (image, axis.length), times: axis.guideLength),
    ]
  }

  /// The constraint that pulls the point to its place on the screen. The place of a focus is the
  /// center of the screen. The place of a position is the same position on the screen.
  ///
  /// If the point is an edge of the picture, its place is the edge of the screen. A focus at an
  /// edge cannot get nearer to the center. A position of 0 would need a multiplier of 0, which is
  /// not allowed.
  private func point(_ axis: Axis) -> StoryboardConstraint {
    let (end, target, factor): (String, String, Double) =
      switch axis.place {
      case 0: (axis.start, axis.start, 1)
      case 1: (axis.end, axis.end, 1)
      case 0.5: (axis.center, axis.center, 1)
      default: (axis.end, axis.center, isPosition ? 2 * axis.place : 1)
      }
    return StoryboardConstraint(
      (axis.isSimple ? image : pointView, end), nil, (view, target), times: factor,
      priority: StoryboardConstraint.placePriority)
  }
}

extension UnscaledLogo {
  /// The logo has its size if the window is large enough for it. Weak constraints determine its
  /// position, and, unless it is centered, stronger ones keep it in the safe area.
  var constraints: [StoryboardConstraint] {
    let (logo, view) = (StoryboardLayout.logo, StoryboardLayout.view)
    let length = StoryboardConstraint(
      (logo, "width"), plus: Double(size.width), priority: StoryboardConstraint.logoPriority)
    return [length]
      + zip(Axis.both(position), [size.width, size.height]).flatMap { axis, length in
        let side = axis.place == 0 ? axis.start : axis.place == 1 ? axis.end : axis.center
        // A multiplier of 0 is not allowed, so edges are aligned with edges.
        let isEdge = axis.place == 0 || axis.place == 1
        return [
          StoryboardConstraint(
            (logo, axis.length), .lessThanOrEqual, (view, axis.length), times: Self.longestShare)
        ] + (position == .center ? [] : insets(axis)) + [
          StoryboardConstraint(
            (logo, side), nil, (view, side), times: isEdge ? 1 : 2 * axis.place,
            plus: isEdge ? 0 : Double(length) * (0.5 - axis.place),
            priority: StoryboardConstraint.placePriority)
        ]
      }
  }

  private func insets(_ axis: Axis) -> [StoryboardConstraint] {
    let (logo, safe) = (StoryboardLayout.logo, StoryboardLayout.safeArea)
    return [
      StoryboardConstraint(
        (logo, axis.start), .greaterThanOrEqual, (safe, axis.start),
        priority: StoryboardConstraint.lengthPriority),
      StoryboardConstraint(
        (logo, axis.end), .lessThanOrEqual, (safe, axis.end),
        priority: StoryboardConstraint.lengthPriority),
    ]
  }
}
