internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let storyboards = [
    launchScreenUnreadable, launchScreenUnchecked, noInitial, notLaunchFlag, safeAreaTarget,
    namedColorTarget,
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
    reason:
      "Without launchScreen=\"YES\" (Use as Launch Screen), Xcode does not check for contents "
      + "that a launch screen must not have.",
    source: Source.storyboards, .shippedApps
  ) { app in
    app.storyboards.files(.launch).compactMap { file in
      guard case .source(let path, .success(let document)) = file, !document.isLaunchScreen else {
        return nil
      }
      return Violation(
        at: .file(file.path, document.root.line),
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
    app.storyboards.files(.launch).compactMap { file in
      guard case .source(_, .success(let document)) = file, document.usesSafeAreas,
        document.isForIOS,
        let target = app.target(of: document), target < OSVersion(9, 0)
      else { return nil }
      return Violation(
        at: .file(file.path, document.root.line),
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
    app.storyboards.files(.launch).compactMap { file in
      guard case .source(_, .success(let document)) = file, document.isForIOS,
        let color = document.colors.first,
        let target = app.target(of: document), target < .firstWithNamedColors
      else { return nil }
      return Violation(
        at: .file(file.path, color.line),
        "has the named color '\(color.name)' (the app supports iOS \(target), and Xcode compiles named "
          + "colors for iOS 11 and later)",
        "choose a color without a name, or raise the deployment target")
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
