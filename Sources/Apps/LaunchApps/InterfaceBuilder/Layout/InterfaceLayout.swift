internal import LaunchRules
internal import Pictures

/// Places the image views of a launch storyboard or xib in windows, as Auto Layout does.
struct InterfaceLayout {
  /// The size of an image in points.
  typealias ImageSize = (width: Double, height: Double)

  /// The image views that are not hidden, from back to front.
  private(set) var images: [InterfaceElement] = []
  /// The view that fills the window, and its safe area. The values are whether it is the safe area.
  private var guides: [String: Bool] = [:]
  private var views: [String: InterfaceElement] = [:]
  private var constraints: [InterfaceConstraint] = []
  /// Whether the layout is the same in all size classes, and small enough to be solved.
  private var isSolvable = false

  /// The maximum number of views on which an image view depends. Launch screens have a few.
  private static let viewLimit = 6
  private static let constraintLimit = 60

  /// Returns `nil` if the document has no view that fills the window.
  init?(_ document: InterfaceDocument) {
    guard let root = document.rootView, let id = root["id"] else { return nil }
    guides[id] = false
    for guide in root.children(named: "viewLayoutGuide") where guide["key"] == "safeArea" {
      guides[guide["id"] ?? ""] = true
    }
    add(partsOf: root, id: id, isHidden: false)
    isSolvable =
      constraints.count <= 500 && !document.elements.contains { $0.name == "variation" }
  }

  private mutating func add(partsOf view: InterfaceElement, id: String, isHidden: Bool) {
    constraints += (view.child(named: "constraints")?.children ?? [])
      .filter { !$0.isSet("placeholder") }.map { InterfaceConstraint($0, owner: id) }
    for part in view.child(named: "subviews")?.children ?? [] {
      let isHidden = isHidden || part.isSet("hidden")
      if part.name == "imageView", !isHidden { images.append(part) }
      guard let partID = part["id"], guides[partID] == nil, views[partID] == nil else { continue }
      views[partID] = part
      add(partsOf: part, id: partID, isHidden: isHidden)
    }
  }

  /// The hidden view with this label.
  func guide(labeled label: String) -> InterfaceElement? {
    views.filter { $0.value["userLabel"] == label }.min { $0.key < $1.key }?.value
  }

  /// The frame of a view in a window; `nil` if it is not known, for example because it depends on the
  /// size of a text or on an autoresizing mask.
  ///
  /// - Parameter size: returns the size of the image in an image view.
  func frame(
    of view: InterfaceElement, in window: LaunchWindow, size: (InterfaceElement) -> ImageSize?
  ) -> ViewFrame? {
    guard isSolvable, let id = view["id"], let related = related(to: id) else { return nil }
    var system = ConstraintSystem()
    var frames: [String: [String: ConstraintSystem.Expression]] = [:]
    for (id, isSafeArea) in guides {
      frames[id] = Self.anchors(window.frame(ofSafeArea: isSafeArea))
    }
    for id in related.views {
      let sides = (0..<4).map { _ in system.variable() }
      frames[id] = Self.anchors(sides)
      for length in sides[2...] {
        system.add(length, .greaterThanOrEqual, ConstraintSystem.Expression())
      }
    }
    for id in related.views {
      guard let view = views[id], let own = frames[id], let size = size(view) else { continue }
      Self.fit(view, own, to: size, &system)
    }
    for constraint in related.constraints {
      guard let relation = constraint.relation, let multiplier = constraint.multiplier,
        let constant = constraint.constant,
        let first = frames[constraint.first.item]?[constraint.first.attribute]
      else { return nil }
      var second = ConstraintSystem.Expression(constant: constant)
      if let anchor = constraint.second {
        guard let other = frames[anchor.item]?[anchor.attribute] else { return nil }
        second = second + other * multiplier
      }
      system.add(first, relation, second, priority: constraint.priority)
    }
    let anchors = ["left", "top", "width", "height"].compactMap { frames[id]?[$0] }
    return system.values(of: anchors).map {
      ViewFrame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]).rounded
    }
  }

  /// The views on which a view's frame depends, and their constraints; `nil` if there are too many,
  /// or if a constraint cannot be computed.
  private func related(
    to id: String
  ) -> (views: [String], constraints: [InterfaceConstraint])? {
    var (views, open): (Set<String>, [String]) = ([id], [id])
    while let view = open.popLast() {
      let others = constraints.filter { $0.items.contains(view) }.flatMap(\.items)
      for other in others where guides[other] == nil && views.insert(other).inserted {
        open.append(other)
      }
      if views.count > Self.viewLimit { return nil }
    }
    let own = constraints.filter { !views.isDisjoint(with: $0.items) }
    let followAll = views.allSatisfy {
      self.views[$0]?["translatesAutoresizingMaskIntoConstraints"] == "NO"
    }
    guard followAll, own.count <= Self.constraintLimit, own.allSatisfy(\.isReadable) else {
      return nil
    }
    return (views.sorted(), own)
  }
}

extension InterfaceLayout {
  private typealias Expression = ConstraintSystem.Expression

  /// The expressions of all attributes.
  ///
  /// - Parameter sides: left, top, width, height.
  private static func anchors(_ sides: [Expression]) -> [String: Expression] {
    let (left, top, width, height) = (sides[0], sides[1], sides[2], sides[3])
    return [
      "left": left, "top": top, "width": width, "height": height, "right": left + width,
      "bottom": top + height, "centerX": left + width * 0.5, "centerY": top + height * 0.5,
    ]
  }

  private static func anchors(_ frame: ViewFrame) -> [String: Expression] {
    anchors([frame.x, frame.y, frame.width, frame.height].map { Expression(constant: $0) })
  }

  /// Makes a view as large as its image, as far as its other constraints allow.
  private static func fit(
    _ view: InterfaceElement, _ own: [String: Expression], to size: ImageSize,
    _ system: inout ConstraintSystem
  ) {
    for (axis, name, length) in [
      ("horizontal", "width", size.width), ("vertical", "height", size.height),
    ] {
      guard let anchor = own[name] else { continue }
      let wanted = Expression(constant: length)
      let hugging = view[axis + "HuggingPriority"].flatMap { Int($0) } ?? 250
      let resistance = view[axis + "CompressionResistancePriority"].flatMap { Int($0) } ?? 750
      system.add(anchor, .lessThanOrEqual, wanted, priority: hugging)
      system.add(anchor, .greaterThanOrEqual, wanted, priority: resistance)
    }
  }
}

extension LaunchWindow {
  /// The frame of the window or of its safe area.
  func frame(ofSafeArea isSafeArea: Bool) -> ViewFrame {
    let area = isSafeArea ? safeArea : SafeArea()
    return ViewFrame(
      x: Double(area.left), y: Double(area.top),
      width: Double(size.width - area.left - area.right),
      height: Double(size.height - area.top - area.bottom))
  }
}
