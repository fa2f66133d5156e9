/// A constraint of a storyboard: the attribute of `first` is in a `relation` to the attribute of
/// `second` times `multiplier` plus `constant`.
struct StoryboardConstraint: Equatable {
  enum Relation: String {
    case lessThanOrEqual, greaterThanOrEqual
  }

  /// An item and one of its attributes, such as `leading` or `width`.
  struct Anchor: Equatable {
    /// The item's identifier; `nil` for the view that holds the constraint.
    var item: String?
    var attribute: String

    init(_ item: String, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }

    init(_ attribute: String) { self.attribute = attribute }
  }

  var first: Anchor
  /// The relation of the two sides; `nil` for equality.
  var relation: Relation?
  /// The second anchor; `nil` if the constant is the whole right side.
  var second: Anchor?
  /// A number such as `1.5`, or a ratio such as `16:9`; `nil` for 1.
  var multiplier: String?
  var constant = 0.0
  /// The priority from 1 to 1000; 1000 means required.
  var priority = 1000

  init(_ first: Anchor, _ relation: Relation? = nil, _ second: Anchor? = nil) {
    self.first = first
    self.relation = relation
    self.second = second
  }

  func times(_ factor: Double) -> StoryboardConstraint {
    var result = self
    result.multiplier = factor == 1 ? nil : "\(StoryboardNumber.rounded(factor))"
    return result
  }

  /// Returns a copy of the constraint whose constant is `constant`, in points.
  func plus(_ constant: Double) -> StoryboardConstraint {
    var result = self
    result.constant = constant
    return result
  }

  func at(priority: Int) -> StoryboardConstraint {
    var result = self
    result.priority = priority
    return result
  }

  /// The attributes of the constraint's element, in Interface Builder's order.
  func attributes(id: String) -> String {
    let attributes: [(String, String?)] = [
      ("firstItem", first.item), ("firstAttribute", first.attribute),
      ("relation", relation?.rawValue), ("secondItem", second?.item),
      ("secondAttribute", second?.attribute), ("multiplier", multiplier),
      ("constant", constant == 0 ? nil : StoryboardNumber.text(constant)),
      ("priority", priority == 1000 ? nil : "\(priority)"), ("id", id),
    ]
    return attributes.compactMap { name, value in value.map { "\(name)=\"\($0)\"" } }
      .joined(separator: " ")
  }
}
