/// A constraint of a storyboard: the first anchor is compared with the second anchor times a
/// multiplier, plus a constant.
struct InterfaceConstraint {
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
  /// The second anchor; `nil` if the constant is the whole right side.
  let second: Anchor?
  /// The relation; `nil` if it is unknown.
  let relation: ConstraintSystem.Relation?
  /// The multiplier; `nil` if it is not a number other than 0.
  let multiplier: Double?
  /// The constant; `nil` if it is not a number, such as Xcode's standard distance.
  let constant: Double?
  let priority: Int

  init(_ element: InterfaceElement, owner: String) {
    first = Anchor(element["firstItem"] ?? owner, element["firstAttribute"] ?? "")
    second = element["secondAttribute"].map { Anchor(element["secondItem"] ?? owner, $0) }
    relation = element["relation"].map { .init(rawValue: $0) } ?? .equal
    // A multiplier is a number or a ratio: `0.5`, `16:9` or, from Xcode 6, `1/3`.
    let ratio = (element["multiplier"] ?? "1").split { ":/".contains($0) }.map { Double($0) }
    let divisor = ratio.count == 1 ? 1 : ratio.last ?? nil
    let isNumber = (1...2).contains(ratio.count) && divisor != 0
    multiplier = (ratio.first ?? nil).flatMap { number in
      isNumber ? divisor.map { number / $0 } : nil
    }
    constant = element.isSet("symbolic") ? nil : Double(element["constant"] ?? "0")
    priority = element["priority"].flatMap { Int($0) } ?? ConstraintSystem.required
  }

  /// Whether the constraint can be computed. It has no margins and baselines, which only iOS knows,
  /// and no numbers that would not be exact enough.
  var isReadable: Bool {
    let attributes = [first.attribute] + (second.map { [$0.attribute] } ?? [])
    return relation != nil && attributes.allSatisfy(Self.attributes.contains)
      && multiplier.map { (0.0001...10_000).contains(abs($0)) } ?? false
      && constant.map { abs($0) <= 10_000 } ?? false && (1...1000).contains(priority)
  }

  /// Whether both anchors are equal, without a distance.
  var isExact: Bool { relation == .equal && multiplier == 1 && constant == 0 }

  private static let attributes: Set = [
    "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
  ]

  var items: [String] { [first.item] + (second.map { [$0.item] } ?? []) }
}

extension InterfaceDocument {
  /// Whether constraints keep a view as large as the launch screen.
  package func fillsScreen(_ view: InterfaceElement) -> Bool {
    view["id"].map(filling.contains) ?? false
  }

  /// The identifiers of the views that constraints keep as large as the root view.
  static func filling(_ root: InterfaceElement?) -> Set<String> {
    guard let root, let screen = root["id"] else { return [] }
    let equal = (root.child(named: "constraints")?.children ?? [])
      .map { InterfaceConstraint($0, owner: screen) }
      .filter { $0.isExact && $0.second?.attribute == $0.first.attribute }
    var attributes: [String: Set<String>] = [:]
    for constraint in equal where constraint.items.contains(screen) {
      for item in constraint.items {
        attributes[item, default: []].insert(constraint.first.attribute)
      }
    }
    attributes[screen] = nil
    return Set(
      attributes.filter { _, equal in
        equal.intersection(["left", "right", "centerX", "width"]).count > 1
          && equal.intersection(["top", "bottom", "centerY", "height"]).count > 1
      }.keys)
  }
}
