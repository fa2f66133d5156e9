internal import AppDocuments
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let launchScreenUnreadable = Rule(
    "launch-screen-unreadable", .error, .apple, sources: ["Extensible Markup Language (XML) 1.0"],
    needs: [.storyboards],
    reason: "Xcode compiles only a storyboard or xib that is valid XML."
  ) { app in
    app.storyboards.files(.launch).compactMap { file in
      // The rule launch-screen-missing reports a missing file.
      guard case .source(_, .failure(let error)) = file, !error.isAboutSize,
        error != .unreadable(.missing)
      else { return nil }
      return Violation(at: .file(file.path, error.line), "\(error)", "correct it")
    }
  }

  static let launchScreenUnchecked = Rule(
    "launch-screen-unchecked", .note, nil, sources: ["launchgen"], needs: [.storyboards],
    reason: "A compiled storyboard cannot be read; its source can be checked. Neither can the one "
      + "that .NET MAUI makes at build."
  ) { app in
    app.storyboards.files(.launch).compactMap { file in
      switch file {
      case .source(_, .failure(let error)) where error.isAboutSize:
        Violation(at: .file(file.path, error.line), "\(error)", "make it smaller")
      case .compiled(let path, nil):
        Violation(
          at: .file(path, nil), "was not checked (it is compiled)",
          "check the storyboard or xib that it was made from")
      case .source, .compiled: nil
      }
    }
      + [app.splashProject].compactMap(\.self).map { path in
        Violation(
          at: .file(path, nil),
          "was not checked (.NET MAUI makes the launch screen from it at build)",
          "check the built .app")
      }
  }

  static let noInitial = Rule(
    "no-initial", .error, .apple, sources: [.launchTechnote], needs: [.storyboards],
    reason: "A launch storyboard without an initial view controller shows nothing."
  ) { app in
    app.storyboards.files(.launch).compactMap { file in
      switch file {
      case .source(let path, .success(let document)) where document.isStoryboard:
        if document.hasInitial { return nil }
        return withoutInitial(document.initialViewController, at: .file(path, document.root.line))
      case .compiled(let path, let storyboard?):
        if storyboard.entryPoint.map(storyboard.viewControllers.contains) == true { return nil }
        return withoutInitial(nil, at: .file(path, nil))
      case .source, .compiled: return nil
      }
    }
  }

  static let notLaunchFlag = Rule(
    "not-launch-flag", .warning, .shippedApps, sources: [.storyboards], needs: [.storyboards],
    reason: "Without launchScreen=\"YES\" (Use as Launch Screen), Xcode does not check for "
      + "contents that a launch screen must not have."
  ) { app in
    app.storyboards.documents(.launch).filter { !$0.document.isLaunchScreen }.map {
      path, document in
      Violation(
        at: .file(path, document.root.line),
        "is not marked as a launch screen (Xcode then does not check it as one)",
        "select Use as Launch Screen in the File inspector",
        causes: .rules([.launchScreenMain], path.lastPathName))
    }
  }

  static let safeAreaTarget = Rule(
    "safe-area-target", .error, .apple, sources: [.ibtool], needs: [.storyboards],
    reason: "Xcode does not compile safe area layout guides for iOS 8 and earlier. It is only a "
      + "warning if no constraint uses one: whether Xcode stops then is not known."
  ) { app in
    app.storyboards.documents(.launch).compactMap { path, document in
      guard document.usesSafeAreas, document.isForIOS, let target = app.target(of: document),
        target < OSVersion(9, 0)
      else { return nil }
      let guides = document.elements.filter { $0["key"] == "safeArea" }.compactMap { $0["id"] }
      let isUsed = document.elements.contains { element in
        guides.contains { [element["firstItem"], element["secondItem"]].contains($0) }
      }
      return Violation(
        at: .file(path, document.root.line),
        (isUsed ? "uses safe area layout guides" : "has safe area layout guides on, and uses none")
          + " (the app supports iOS \(target), and Xcode compiles them for iOS 9 and later"
          + (isUsed ? ")" : "; whether it stops at unused ones is not known)"),
        "clear Use Safe Area Layout Guides in the File inspector", level: isUsed ? nil : .warning)
    }
  }

  static let namedColorTarget = Rule(
    "named-color-target", .error, .apple, sources: [.ibtool], needs: [.storyboards],
    reason: "Xcode does not compile a color of an asset catalog for iOS 10 and earlier."
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
    "unpinned", .warning, .apple, sources: [.xcodeHelp, .storyboards], needs: [.storyboards],
    reason: "A view with a fixed frame, or without constraints, is right on one screen only."
  ) { app in
    app.storyboards.documents(.launch).flatMap { path, document -> [Violation] in
      guard document.usesAutoLayout, document.isForIOS else { return [] }
      return document.unpinnedViews.map { view in
        let reason = view.isSet("fixedFrame") ? "has a fixed frame" : "has no constraints"
        return Violation(
          "\(reason) (it is right on one screen only)", "add constraints to the view around it"
        ).of(view, in: path)
      }
    }
  }

  private static func withoutInitial(_ id: String?, at place: Violation.Place) -> Violation {
    let remedy = "select Is Initial View Controller for an existing one"
    return id.map {
      Violation(at: place, "has no view controller '\($0)' (it should be the initial one)", remedy)
    }
      ?? Violation(
        at: place, "has no initial view controller (the launch screen shows nothing)",
        "add one, or \(remedy)")
  }
}

extension InterfaceError {
  /// Whether the file is only too large to be read, and may be valid.
  fileprivate var isAboutSize: Bool {
    switch self {
    case .tooLarge, .unreadable(.tooLarge), .unreadable(.exhausted): true
    default: false
    }
  }
}

extension InterfaceDocument {
  /// The views without a determined position.
  fileprivate var unpinnedViews: [InterfaceElement] {
    let constrained = Set(
      elements.filter { $0.name == "constraint" }
        .flatMap { [$0["firstItem"], $0["secondItem"]].compactMap(\.self) })
    var unpinned: [InterfaceElement] = []
    func visit(_ element: InterfaceElement) {
      for child in element.children {
        if element.name == "subviews", child.isUnpinned(constrained) { unpinned.append(child) }
        // A stack view places its views itself.
        let isOfStack = element.name == "stackView" && child.name == "subviews"
        for next in isOfStack ? child.children : [child] { visit(next) }
      }
    }
    for object in topLevelObjects { visit(object) }
    return unpinned
  }
}

extension InterfaceElement {
  /// - Parameter constrained: the identifiers of the views in constraints.
  fileprivate func isUnpinned(_ constrained: Set<String>) -> Bool {
    if name == "label", self["text"]?.isEmpty == true, background == nil { return false }
    if isSet("fixedFrame") { return !isResized }
    guard self["translatesAutoresizingMaskIntoConstraints"] == "NO", let id = self["id"],
      !constrained.contains(id)
    else { return false }
    // The view's own constraints can place it by its contents.
    return child(named: "constraints")?.children.contains {
      $0["firstItem"] != nil || $0["secondItem"] != nil
    } != true
  }

  /// Whether the view's autoresizing mask resizes or moves the view with its superview.
  fileprivate var isResized: Bool {
    let mask = child(named: "autoresizingMask")
    return ["widthSizable", "flexibleMinX", "heightSizable", "flexibleMinY"].contains {
      mask?.isSet($0) == true
    }
  }
}
