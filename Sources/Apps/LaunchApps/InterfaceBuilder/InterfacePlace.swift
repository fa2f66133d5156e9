/// The position of an image view in its superview. `x` and `y` are shares of a width and height,
/// from 0 at the left and top edge to 1 at the right and bottom edge.
package enum InterfacePlace: Equatable, Sendable {
  /// The point at these shares of the image view lies on the point at the same shares of the
  /// superview, as with CSS `background-position`.
  case position(x: Double, y: Double)
  /// The point at these shares of the image view is as near to the middle of the superview as
  /// possible.
  case focus(x: Double, y: Double)
}

extension InterfaceDocument {
  /// The position of an image view, if constraints place it in the way that launchgen's storyboards
  /// do; otherwise the middle.
  ///
  /// - Complexity: O(constraints)
  package func place(of imageView: InterfaceElement) -> InterfacePlace {
    guard let root = elements.first(where: { $0.name == "view" }), let view = root["id"],
      let image = imageView["id"]
    else { return .position(x: 0.5, y: 0.5) }
    let elements = root.child(named: "constraints")?.children ?? []
    let constraints = elements.compactMap { InterfaceConstraint($0, owner: view) }
    let x = AxisPlace(.horizontal, of: image, in: view, constraints)
    let y = AxisPlace(.vertical, of: image, in: view, constraints)
    return x.isFocus || y.isFocus
      ? .focus(x: x.share, y: y.share) : .position(x: x.share, y: y.share)
  }
}

/// The position of an image view on one axis, as in ``InterfacePlace``.
private struct AxisPlace {
  enum Axis {
    case horizontal, vertical

    var names: (start: String, end: String, center: String, length: String) {
      switch self {
      case .horizontal: ("left", "right", "centerX", "width")
      case .vertical: ("top", "bottom", "centerY", "height")
      }
    }
  }

  var share = 0.5
  var isFocus = false

  init(
    _ axis: Axis, of image: String, in view: String, _ constraints: [InterfaceConstraint]
  ) {
    typealias Anchor = InterfaceConstraint.Anchor
    let names = axis.names
    func factor(_ first: Anchor, _ second: Anchor) -> Double? {
      let found = constraints.first {
        $0.first == first && $0.second == second || $0.first == second && $0.second == first
      }
      return found.map { $0.first == first ? $0.multiplier : 1 / $0.multiplier }
    }
    let start = factor(Anchor(image, names.start), Anchor(view, names.start))
    let end = factor(Anchor(image, names.end), Anchor(view, names.end))
    if let center = factor(Anchor(image, names.center), Anchor(view, names.center)) {
      share = center / 2
    } else if (start == nil) != (end == nil) {
      share = start == nil ? 1 : 0
    } else if let point = constraints.first(where: {
      $0.first.attribute == names.end && $0.second == Anchor(view, names.center)
    }), let part = factor(Anchor(point.first.item, names.length), Anchor(image, names.length)) {
      share = part
      isFocus = point.multiplier == 1
    }
    if !share.isFinite || !(0...1).contains(share) { (share, isFocus) = (0.5, false) }
  }
}
