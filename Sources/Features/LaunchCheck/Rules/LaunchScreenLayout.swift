internal import LaunchApps

extension Rule {
  static let launchScreenLayout = [
    unpinned, compactHeight,
  ]

  static let unpinned = Rule(
    "unpinned", .warning, needs: [.storyboards],
    reason: "A view with a fixed frame, or without constraints, is right on one screen only.",
    source: "\(Source.xcodeHelp); \(Source.storyboards)", .apple
  ) { app in
    app.storyboards.documents(.launch).flatMap { path, document -> [Violation] in
      guard document.usesAutoLayout, document.isForIOS else { return [] }
      let pins = Pins(document)
      var unpinned: [InterfaceElement] = []
      for object in document.topLevelObjects { pins.addUnpinned(in: object, to: &unpinned) }
      return unpinned.map { view in
        let reason = view.isSet("fixedFrame") ? "has a fixed frame" : "has no constraints"
        return Violation(
          "\(reason) (it is right on one screen only)", "add constraints to the view around it"
        ).of(view, in: path, app.causes(inLaunchScreen: path))
      }
    }
  }

  static let compactHeight = Rule(
    "compact-height", .warning, needs: [.storyboards],
    reason: "iOS 7 does not support the compact height: an iPhone in landscape shows the main "
      + "storyboard without its changes for it.",
    source: "Size Classes Design Help, \"Deploying an App with Size Classes on Earlier iOS "
      + "Versions\"; TN2244", .apple
  ) { app in
    app.storyboards.documents(.main).flatMap { path, document -> [Violation] in
      guard let target = app.target(of: document), target < OSVersion(8, 0) else { return [] }
      return document.elements.filter(\.isCompactHeight).map { variation in
        Violation(
          at: .file(path, variation.line),
          "has changes for the compact height (the app supports iOS \(target), and iOS 7 and earlier "
            + "ignore them)", "design the landscape layout for iOS 7 without them")
      }
    }
  }
}

/// Finds the views in a document whose position nothing determines.
private struct Pins {
  /// Identifiers of the views that constraints refer to.
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
    // The view's own constraints can place it by its contents.
    return view.child(named: "constraints")?.children.contains {
      $0["firstItem"] != nil || $0["secondItem"] != nil
    } != true
  }
}

extension InterfaceElement {
  /// Whether the view's autoresizing mask resizes or moves the view with its superview.
  fileprivate var isResized: Bool {
    let mask = child(named: "autoresizingMask")
    return ["widthSizable", "flexibleMinX", "heightSizable", "flexibleMinY"].contains {
      mask?.isSet($0) == true
    }
  }
}

extension InterfaceElement {
  /// Whether the element is a variation for compact height, which iOS 7 ignores. Compact height
  /// with regular width is for larger iPhones, which do not run iOS 7; a misplaced frame affects
  /// only Interface Builder's canvas.
  fileprivate var isCompactHeight: Bool {
    name == "variation" && !isSet("misplaced")
      && ["heightClass=compact", "heightClass=compact-widthClass=compact"].contains(
        self["key"] ?? "")
  }
}
