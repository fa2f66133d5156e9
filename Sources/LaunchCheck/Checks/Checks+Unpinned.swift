internal import InterfaceBuilder
internal import LaunchApps

/// The check of the rule `unpinned`.
extension BundleContents {
  func unpinned() -> [Violation] {
    launchFiles.documents(.launch).compactMap { path, document in
      guard document.usesAutoLayout, document.isForIOS else { return nil }
      let pins = Pins(document)
      var unpinned: [InterfaceElement] = []
      for object in document.topLevelObjects { pins.addUnpinned(in: object, to: &unpinned) }
      guard let first = unpinned.first else { return nil }
      let reason =
        first.isSet("fixedFrame")
        ? "has a fixed frame" : "has no constraints"
      return Violation(
        .launchFile(path: path, line: first.line),
        "\(first.words) \(reason) (it is right on one screen only"
          + "\(Self.others(unpinned.dropFirst().map(\.line)))); add constraints to the view around it",
        subjects: unpinned.map(\.words), causes: causes(inLaunchFile: path))
    }
  }
}

/// Which views of a document something places.
private struct Pins {
  /// The identifiers of the views that constraints are about.
  private let constrained: Set<String>

  init(_ document: InterfaceDocument) {
    let constraints = document.elements.filter { $0.name == "constraint" }
    constrained = Set(
      constraints.flatMap { [$0["firstItem"], $0["secondItem"]].compactMap(\.self) })
  }

  func addUnpinned(in element: InterfaceElement, to unpinned: inout [InterfaceElement]) {
    // A stack view places its views itself.
    let isStack = element.name == "stackView"
    for child in element.children {
      if element.name == "subviews", isUnpinned(child) { unpinned.append(child) }
      if isStack, child.name == "subviews" {
        for view in child.children { addUnpinned(in: view, to: &unpinned) }
      } else {
        addUnpinned(in: child, to: &unpinned)
      }
    }
  }

  private func isUnpinned(_ view: InterfaceElement) -> Bool {
    if view.isSet("fixedFrame") { return !view.isResized }
    guard view["translatesAutoresizingMaskIntoConstraints"] == "NO", let id = view["id"],
      !constrained.contains(id)
    else { return false }
    // Constraints of its own can place it by what is in it.
    return view.child(named: "constraints")?.children.contains {
      $0["firstItem"] != nil || $0["secondItem"] != nil
    } != true
  }
}

extension InterfaceElement {
  /// Whether the view follows the size of the one around it, in width or in height.
  fileprivate var isResized: Bool {
    let mask = child(named: "autoresizingMask")
    return ["widthSizable", "flexibleMinX", "heightSizable", "flexibleMinY"].contains {
      mask?.isSet($0) == true
    }
  }
}
