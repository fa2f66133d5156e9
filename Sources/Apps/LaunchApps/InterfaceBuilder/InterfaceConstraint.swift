/// An equality constraint of a storyboard or xib that applies in every size class: the first anchor
/// equals the second times a multiplier.
struct InterfaceConstraint: Equatable, Sendable {
  struct Anchor: Equatable, Sendable {
    /// The identifier of the view or layout guide to which the anchor belongs.
    var item: String
    /// The attribute, such as `centerX`. `leading` and `trailing` are replaced with `left` and
    /// `right`.
    var attribute: String

    init(_ item: String, _ attribute: String) {
      self.item = item
      self.attribute =
        switch attribute {
        case "leading": "left"
        case "trailing": "right"
        default: attribute
        }
    }
  }

  let first: Anchor
  let second: Anchor
  let multiplier: Double

  /// - Parameter owner: the identifier of the view that holds the constraint.
  /// - Returns: `nil` if the element is not such a constraint.
  init?(_ element: InterfaceElement, owner: String) {
    guard element.name == "constraint", element["relation"] == nil,
      let first = element["firstAttribute"], let second = element["secondAttribute"]
    else { return nil }
    let factor = element["multiplier"].map { Self.number($0) } ?? 1
    guard let multiplier = factor else { return nil }
    self.first = Anchor(element["firstItem"] ?? owner, first)
    self.second = Anchor(element["secondItem"] ?? owner, second)
    self.multiplier = multiplier
  }

  /// Reads a multiplier, such as `0.5` or `16:9`.
  private static func number(_ text: String) -> Double? {
    let parts = text.split(separator: ":").map { Double($0) }
    switch (parts.first ?? nil, parts.count, parts.last ?? nil) {
    case (let number?, 1, _): return number
    case (let number?, 2, let divisor?) where divisor != 0: return number / divisor
    default: return nil
    }
  }
}
