/// The position of an image view in its superview. `x` and `y` locate a point in a view: 0 is the
/// left or top edge, and 1 is the right or bottom edge.
package enum InterfacePlace: Equatable, Sendable {
  /// The point (`x`, `y`) of the image view lies on the point (`x`, `y`) of the superview, as with
  /// CSS `background-position`.
  case position(x: Double, y: Double)
  /// The point (`x`, `y`) of the image view is as near to the superview's middle as possible while
  /// the image view still covers the whole superview.
  case focus(x: Double, y: Double)
}

extension InterfaceDocument {
  /// Reads the position from constraints of the form that launchgen writes. Any other constraints
  /// give the middle.
  package func place(of imageView: InterfaceElement) -> InterfacePlace {
    guard let root = elements.first(where: { $0.name == "view" }), let view = root["id"],
      let image = imageView["id"]
    else { return .position(x: 0.5, y: 0.5) }
    let elements = root.child(named: "constraints")?.children ?? []
    let constraints = elements.compactMap { InterfaceConstraint($0, owner: view) }
    let x = AxisPlace(("left", "right", "centerX", "width"), of: image, in: view, constraints)
    let y = AxisPlace(("top", "bottom", "centerY", "height"), of: image, in: view, constraints)
    return x.isFocus || y.isFocus
      ? .focus(x: x.share, y: y.share) : .position(x: x.share, y: y.share)
  }
}

extension InterfaceDocument {
  /// The images of views that are as large as the screen, and scale an image in both directions.
  var stretchedImages: [String] {
    elements.filter { view in
      view.name == "imageView" && (view["contentMode"] ?? "scaleToFill") == "scaleToFill"
        && fillsScreen(view)
    }.compactMap { $0["image"] }
  }

  /// Whether constraints keep a view as large as the launch screen.
  package func fillsScreen(_ view: InterfaceElement) -> Bool {
    guard let root = rootView, let screen = root["id"], let own = view["id"], own != screen else {
      return false
    }
    let constraints = (root.child(named: "constraints")?.children ?? [])
      .compactMap { InterfaceConstraint($0, owner: screen) }.filter(\.isExact)
    func isEqual(_ attribute: String) -> Bool {
      let anchors = [own, screen].map { InterfaceConstraint.Anchor($0, attribute) }
      return constraints.contains {
        anchors == [$0.first, $0.second] || anchors == [$0.second, $0.first]
      }
    }
    return ["left", "right", "centerX", "width"].count(where: isEqual) > 1
      && ["top", "bottom", "centerY", "height"].count(where: isEqual) > 1
  }
}

/// The position of an image view on one axis, as in ``InterfacePlace``.
private struct AxisPlace {
  var share = 0.5
  var isFocus = false

  init(
    _ names: (start: String, end: String, center: String, length: String), of image: String,
    in view: String, _ constraints: [InterfaceConstraint]
  ) {
    typealias Anchor = InterfaceConstraint.Anchor
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
    if !(0...1).contains(share) { (share, isFocus) = (0.5, false) }
  }
}

/// An equality constraint: `first` is `second` times `multiplier`. The constant is not read.
private struct InterfaceConstraint {
  struct Anchor: Equatable {
    /// The identifier of the view or layout guide to which the anchor belongs.
    var item: String
    /// The anchor's attribute, such as `centerX`. `leading` is stored as `left`, and `trailing` as
    /// `right`.
    var attribute: String

    init(_ item: String, _ attribute: String) {
      self.item = item
      self.attribute = ["leading": "left", "trailing": "right"][attribute] ?? attribute
    }
  }

  let first: Anchor
  let second: Anchor
  let multiplier: Double
  /// Whether both anchors are equal, without a distance.
  let isExact: Bool

  init?(_ element: InterfaceElement, owner: String) {
    guard element.name == "constraint", element["relation"] == nil,
      let first = element["firstAttribute"], let second = element["secondAttribute"]
    else { return nil }
    // A multiplier is a number or a ratio, `0.5` or `16:9`.
    let ratio = (element["multiplier"] ?? "1").split(separator: ":").map { Double($0) }
    guard let number = ratio.first ?? nil, let divisor = ratio.count == 1 ? 1 : ratio.last ?? nil,
      ratio.count <= 2, divisor != 0
    else { return nil }
    self.first = Anchor(element["firstItem"] ?? owner, first)
    self.second = Anchor(element["secondItem"] ?? owner, second)
    multiplier = number / divisor
    isExact = multiplier == 1 && element["constant"].map { Double($0) == 0 } ?? true
  }
}
