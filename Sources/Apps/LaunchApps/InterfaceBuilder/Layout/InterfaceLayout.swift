internal import LaunchRules
internal import Pictures
internal import Platform

/// Places the image views of a launch storyboard or xib in windows, as Auto Layout does.
struct InterfaceLayout {
  /// The size of an image in points.
  typealias ImageSize = (width: Double, height: Double)

  /// What constraints refer to besides views: the window, its safe area, and the parts of the
  /// window above and below the safe area.
  fileprivate enum Guide { case window, safeArea, top, bottom }

  /// Views that constraints connect, and these constraints.
  private struct Group {
    var views: Set<String>
    var constraints: [InterfaceConstraint] = []
    /// Why the views cannot be placed; `nil` if they may be placed.
    var fault: UnknownFrame?
    /// A view in the root view that has only an autoresizing mask.
    var masked: InterfaceElement?
  }

  /// The image views that are not hidden, from back to front. A document that is too large to be
  /// laid out has only the first ones.
  private(set) var images: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var guides: [String: Guide] = [:]
  private var views: [String: InterfaceElement] = [:]
  private var constraints: [InterfaceConstraint] = []
  /// The groups of the image views.
  private var groups: [Group] = []

  /// 163 launch screens of apps have at most 117 elements, and take at most 1,797 steps.
  private static let elementLimit = 500
  static let stepLimit = 20_000

  /// Returns `nil` if the document has no view that fills the window.
  init?(_ document: InterfaceDocument, for classes: SizeClasses) {
    if document.elements.count > Self.elementLimit {
      images = Array(document.elements.lazy.filter { $0.name == "imageView" }.prefix(50))
      groups = [Group(views: Set(images.compactMap { $0["id"] }), fault: .tooManyConstraints)]
      return
    }
    let view = document.rootOfAnyClass.map { document.varied($0, for: classes) }
    guard let root = view, let id = root["id"] else { return nil }
    self.root = root
    guides[id] = .window
    if root.name == "imageView" { images.append(root) }
    for guide in root.children(named: "viewLayoutGuide") where guide["key"] == "safeArea" {
      guides[guide["id"] ?? ""] = .safeArea
    }
    for guide in document.elements where guide.name == "viewControllerLayoutGuide" {
      guides[guide["id"] ?? ""] = guide["type"] == "top" ? .top : .bottom
    }
    add(partsOf: root, id: id, isHidden: false)
    makeGroups(document.dependsOnUnknownWidth(classes) ? .systemValue : nil)
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

  /// The identifier of the hidden view whose corner is the focus.
  var focusView: String? {
    views.filter { $0.value["userLabel"] == LaunchScreenKind.focusLabel }.map(\.key).min()
  }

  /// Finds the views on which the frames of the image views depend.
  private mutating func makeGroups(_ fault: UnknownFrame?) {
    var uses: [String: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      for item in Set(constraint.items) where guides[item] == nil {
        uses[item, default: []].append(index)
      }
    }
    for id in images.compactMap({ $0["id"] })
    where guides[id] == nil && !groups.contains(where: { $0.views.contains(id) }) {
      var (group, open, found) = (Group(views: [id]), [id], Set<Int>())
      while let view = open.popLast() {
        for index in uses[view] ?? [] where found.insert(index).inserted {
          for other in constraints[index].items where guides[other] == nil {
            if group.views.insert(other).inserted { open.append(other) }
          }
        }
      }
      group.constraints = found.sorted().map { constraints[$0] }
      group.fault = fault ?? self.fault(of: group)
      if found.isEmpty, fault == nil { group.masked = masked(id) }
      groups.append(group)
    }
  }

  /// A view in the root view that has no constraints, so that its autoresizing mask applies. Since
  /// Xcode 8, this is also so for views that do not translate their mask into constraints.
  private func masked(_ id: String) -> InterfaceElement? {
    let view = root?.child(named: "subviews")?.children.first { $0["id"] == id }
    return view.flatMap { view in
      view.isSet("fixedFrame") || view.translatesMask ? view : nil
    }
  }

  private func fault(of group: Group) -> UnknownFrame? {
    let members = group.views.map { views[$0] }
    if members.contains(nil) || !group.constraints.allSatisfy(\.isReadable) {
      return .systemValue
    }
    return members.contains { $0?.translatesMask == true } ? .open : nil
  }

  /// The frames of the image views, and of hidden views with a label, by their identifiers.
  ///
  /// - Parameter size: returns the size of the image in an image view.
  func frames(
    in window: LaunchWindow, size: (InterfaceElement) -> ImageSize?
  ) -> [String: Result<ViewFrame, UnknownFrame>] {
    var steps = Self.stepLimit
    return frames(in: window, steps: &steps, size: size)
  }

  func frames(
    in window: LaunchWindow, steps: inout Int, size: (InterfaceElement) -> ImageSize?
  ) -> [String: Result<ViewFrame, UnknownFrame>] {
    var frames: [String: Result<ViewFrame, UnknownFrame>] = [:]
    for (id, guide) in guides { frames[id] = .success(window.frame(of: guide)) }
    for group in groups {
      do throws(UnknownFrame) {
        frames.merge(try solve(group, in: window, size, &steps)) { $1 }
      } catch {
        for id in group.views { frames[id] = .failure(error) }
      }
    }
    return frames
  }

  private func solve(
    _ group: Group, in window: LaunchWindow, _ size: (InterfaceElement) -> ImageSize?,
    _ steps: inout Int
  ) throws(UnknownFrame) -> [String: Result<ViewFrame, UnknownFrame>] {
    if let view = group.masked, let id = view["id"], let root {
      let frame = view.resized(in: root, filling: window.frame(of: .window))
      return [id: frame.map { .success($0) } ?? .failure(.open)]
    }
    if let fault = group.fault { throw fault }
    var system = ConstraintSystem()
    var anchors = guides.mapValues { Self.anchors(window.frame(of: $0)) }
    for id in group.views.sorted() {
      let sides = (0..<4).map { _ in system.variable() }
      let own = Self.anchors(sides)
      anchors[id] = own
      for length in sides[2...] { system.add(length, .greaterThanOrEqual, LinearExpression()) }
      if let view = views[id], let size = size(view) { Self.fit(view, own, to: size, &system) }
    }
    for constraint in group.constraints {
      guard let relation = constraint.relation, let multiplier = constraint.multiplier,
        let constant = constraint.constant,
        let first = anchors[constraint.first.item]?[constraint.first.attribute]
      else { throw .systemValue }
      var second = LinearExpression(constant: constant)
      if let anchor = constraint.second {
        guard let other = anchors[anchor.item]?[anchor.attribute] else { throw .systemValue }
        second.add(other, times: multiplier)
      }
      system.add(first, relation, second, priority: constraint.priority)
    }
    let shown = group.views.sorted().filter {
      views[$0]?.name == "imageView" || views[$0]?["userLabel"] != nil
    }
    let sides = shown.flatMap { id in
      ["left", "top", "width", "height"].compactMap { anchors[id]?[$0] }
    }
    let values = try mapError(try system.values(of: sides, steps: &steps), UnknownFrame.init)
    return Dictionary(
      shown.enumerated().map { index, id in
        let frame = ViewFrame(values[(4 * index)..<(4 * index + 4)].compactMap(\.self))
        return (id, frame.map { .success($0) } ?? .failure(.open))
      }
    ) { $1 }
  }

  /// The expressions of all attributes.
  ///
  /// - Parameter sides: left, top, width, height.
  private static func anchors(_ sides: [LinearExpression]) -> [String: LinearExpression] {
    let (left, top, width, height) = (sides[0], sides[1], sides[2], sides[3])
    return [
      "left": left, "top": top, "width": width, "height": height, "right": left + width,
      "bottom": top + height, "centerX": left + width * 0.5, "centerY": top + height * 0.5,
    ]
  }

  private static func anchors(_ frame: ViewFrame) -> [String: LinearExpression] {
    anchors(
      [frame.x, frame.y, frame.width, frame.height].map { LinearExpression(constant: $0) })
  }

  /// Makes a view as large as its image, as far as its other constraints allow.
  private static func fit(
    _ view: InterfaceElement, _ own: [String: LinearExpression], to size: ImageSize,
    _ system: inout ConstraintSystem
  ) {
    for (axis, name, length) in [
      ("horizontal", "width", size.width), ("vertical", "height", size.height),
    ] {
      guard let anchor = own[name] else { continue }
      let wanted = LinearExpression(constant: length)
      let hugging = view[axis + "HuggingPriority"].flatMap { Int($0) } ?? 250
      let resistance = view[axis + "CompressionResistancePriority"].flatMap { Int($0) } ?? 750
      system.add(anchor, .lessThanOrEqual, wanted, priority: hugging)
      system.add(anchor, .greaterThanOrEqual, wanted, priority: resistance)
    }
  }
}

extension InterfaceElement {
  /// Whether the autoresizing mask of the view becomes constraints. Expo's tools write `false`.
  fileprivate var translatesMask: Bool {
    !["NO", "false"].contains(self["translatesAutoresizingMaskIntoConstraints"])
  }
}

extension ViewFrame {
  /// Returns `nil` if a side is missing, or far outside of any window.
  ///
  /// - Parameter sides: left, top, width, height.
  init?(_ sides: [Double]) {
    guard sides.count == 4, sides.allSatisfy({ abs($0) < 100_000 }) else { return nil }
    self = ViewFrame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]).rounded
  }
}

extension LaunchWindow {
  fileprivate func frame(of guide: InterfaceLayout.Guide) -> ViewFrame {
    var frame = frame(ofSafeArea: guide == .safeArea)
    switch guide {
    case .window, .safeArea: break
    case .top: frame.height = Double(safeArea.top)
    case .bottom:
      frame.y = frame.height - Double(safeArea.bottom)
      frame.height = Double(safeArea.bottom)
    }
    return frame
  }

  /// The frame of the window or of its safe area.
  func frame(ofSafeArea isSafeArea: Bool) -> ViewFrame {
    let area = isSafeArea ? safeArea : SafeArea()
    return ViewFrame(
      x: Double(area.left), y: Double(area.top),
      width: Double(size.width - area.left - area.right),
      height: Double(size.height - area.top - area.bottom))
  }
}
