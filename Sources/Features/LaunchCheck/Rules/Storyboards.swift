internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let storyboards = [
    launchScreenUnreadable, launchScreenUnchecked, noInitial, notLaunchFlag, safeAreaTarget,
    namedColorTarget, unpinned, compactHeight,
  ]

  static let launchScreenUnreadable = Rule(
    "launch-screen-unreadable", .error, needs: [.storyboards],
    reason: "Xcode compiles only a storyboard or xib that is valid XML.",
    source: "Extensible Markup Language (XML) 1.0", .apple
  ) { app in
    app.storyboards.files(.launch).compactMap { file in
      guard case .source(_, .failure(let error)) = file, !error.isAboutSize else { return nil }
      return Violation(at: .file(file.path, error.line), "\(error)", "correct it")
    }
  }

  static let launchScreenUnchecked = Rule(
    "launch-screen-unchecked", .note, needs: [.storyboards],
    reason: "A compiled storyboard cannot be read; its source can be checked.",
    source: "launchgen", nil
  ) { app in
    app.storyboards.files(.launch).compactMap { file in
      switch file {
      case .source(_, .failure(let error)) where error.isAboutSize:
        Violation(at: .file(file.path, error.line), "\(error)", "make it smaller")
      case .compiled(_, nil):
        Violation(
          at: .file(file.path, nil), "was not checked (it is compiled)",
          "check the storyboard or xib that it was made from")
      case .source, .compiled: nil
      }
    }
  }

  static let noInitial = Rule(
    "no-initial", .error, needs: [.storyboards],
    reason: "A launch storyboard without an initial view controller shows nothing.",
    source: Source.launchTechnote, .apple
  ) { app in
    app.storyboards.files(.launch).compactMap { file in
      switch file {
      case .source(_, .success(let document)) where document.isStoryboard:
        let place = Violation.Place.file(file.path, document.root.line)
        guard let id = document.initialViewController else { return withoutInitial(at: place) }
        if document.elements.contains(where: { $0["id"] == id }) { return nil }
        return Violation(
          at: place, "has no view controller '\(id)' (it should be the initial one)",
          "select Is Initial View Controller for an existing one")
      case .compiled(_, let storyboard?):
        guard let id = storyboard.entryPoint, storyboard.viewControllers.contains(id) else {
          return withoutInitial(at: .file(file.path, nil))
        }
        return nil
      case .source, .compiled: return nil
      }
    }
  }

  static let notLaunchFlag = Rule(
    "not-launch-flag", .warning, needs: [.storyboards],
    reason: "Without launchScreen=\"YES\" (Use as Launch Screen), Xcode does not check for "
      + "contents that a launch screen must not have.",
    source: Source.storyboards, .shippedApps
  ) { app in
    app.storyboards.documents(.launch).filter { !$0.document.isLaunchScreen }.map {
      path, document in
      Violation(
        at: .file(path, document.root.line),
        "is not marked as a launch screen (Xcode then does not check it as one)",
        "select Use as Launch Screen in the File inspector",
        causes: app.causes(inLaunchScreen: path))
    }
  }

  static let safeAreaTarget = Rule(
    "safe-area-target", .error, needs: [.storyboards],
    reason: "Xcode does not compile safe area layout guides for iOS 8 and earlier.",
    source: Source.ibtool, .apple
  ) { app in
    app.storyboards.documents(.launch).compactMap { path, document in
      guard document.usesSafeAreas, document.isForIOS, let target = app.target(of: document),
        target < OSVersion(9, 0)
      else { return nil }
      return Violation(
        at: .file(path, document.root.line),
        "uses safe area layout guides (the app supports iOS \(target), and Xcode compiles them for "
          + "iOS 9 and later)", "clear Use Safe Area Layout Guides in the File inspector")
    }
  }

  static let namedColorTarget = Rule(
    "named-color-target", .error, needs: [.storyboards],
    reason: "Xcode does not compile a storyboard with a color of an asset catalog for iOS 10 and "
      + "earlier.",
    source: Source.ibtool, .apple
  ) { app in
    app.storyboards.documents(.launch).compactMap { path, document in
      guard document.isForIOS, let color = document.colors.first,
        let target = app.target(of: document), target < .firstWithNamedColors
      else { return nil }
      return Violation(
        at: .file(path, color.line),
        "has the named color '\(color.name)' (the app supports iOS \(target), and Xcode compiles "
          + "named colors for iOS 11 and later)",
        "choose a color without a name, or raise the deployment target")
    }
  }

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

extension Rule {
  private static func withoutInitial(at place: Violation.Place) -> Violation {
    Violation(
      at: place, "has no initial view controller (the launch screen shows nothing)",
      "add one, or select Is Initial View Controller for an existing one")
  }
}

extension InterfaceError {
  /// Whether the file may be valid, and is only too large to be read.
  fileprivate var isAboutSize: Bool {
    switch self {
    case .tooLarge, .outOfMemory: true
    case .unreadable, .malformed, .documentType, .foreign: false
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
