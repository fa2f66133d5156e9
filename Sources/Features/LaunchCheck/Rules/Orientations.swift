internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension Rule {
  /// Rules about the orientations that Info.plist lists.
  static let orientations = [
    noOrientations, orientationsArray, unknownOrientation, portraitStatusBar,
    interfaceOrientationIgnored,
  ]

  static let noOrientations = Rule.once(
    "no-orientations", .warning, needs: [.infoPlist, .orientations],
    reason: "An app that lists no orientation launches into portrait. A note if it has the older "
      + "key UIInterfaceOrientation, which is only the launch orientation.",
    source: "\(Source.technote); \(Source.reference)", .apple
  ) { app in
    guard !app.document.hasOnlyEntries,
      app.info.idioms.contains(where: { app.info.supportedOrientations[$0] == nil })
    else { return nil }
    if let older = app.info.interfaceOrientation {
      return Violation(
        at: app.place(ofValue: InfoPlistKey.interfaceOrientation),
        "UIInterfaceOrientation is the only key for orientations (it says how the app launches, not "
          + "how it can rotate, and the App Store looks for \(InfoPlistKey.supportedOrientations))",
        "add \(InfoPlistKey.supportedOrientations), with '\(older)' first",
        level: .note)
    }
    guard !app.sites.isEmpty else { return nil }
    let keys = InfoPlistKey.variants(of: InfoPlistKey.launchImages)
    return Violation(
      "\(InfoPlistKey.supportedOrientations) is missing (the app launches into portrait)",
      "add it",
      causes: keys.map {
        Violation.Cause(.blankScreen, blankSubject($0, .orientation(.portrait)))
      })
  }

  static let orientationsArray = Rule(
    "orientations-array", .error, needs: [.infoPlist, .orientations],
    reason: "UISupportedInterfaceOrientations must be an array of strings; iOS reads no "
      + "orientation from any other type, and the app launches into portrait.",
    source: Source.reference, .apple
  ) { app in
    app.valueViolations(of: InfoPlistKey.supportedOrientations) { value in
      guard value.array == nil else { return nil }
      return Violation("is \(value.kind) (it should be an array of strings)", "change its type")
    }
  }

  static let unknownOrientation = Rule(
    "unknown-orientation", .warning, needs: [.infoPlist, .orientations],
    reason: "iOS ignores a value that is not one of Apple's four, and the app launches as if it "
      + "were missing.",
    source: Source.reference, .apple
  ) { app in
    app.variants(of: InfoPlistKey.supportedOrientations).flatMap { key, value in
      (value.array ?? []).prefix(LaunchInfo.entryLimit).enumerated().compactMap { index, element in
        let text = element.string
        if let text, InterfaceOrientation(rawValue: text) != nil || BuildVariable.isIn(text) {
          return nil
        }
        return Violation(
          at: .infoPlist(app.document.place(of: .key(key), .index(index))),
          name: "\(text.map { "'\($0)'" } ?? element.kind) in \(key)",
          "is ignored (it is not one of Apple's four)",
          "replace it, for example with UIInterfaceOrientationLandscapeRight",
          subjects: ["\(key) \(text ?? element.kind)"])
      }
    }
  }

  static let portraitStatusBar = Rule.once(
    "portrait-status-bar", .warning, needs: [.infoPlist, .orientations],
    reason: "On iOS 7 and earlier, if a Portrait value is in the list, the status bar of a "
      + "landscape launch is in portrait.",
    source: Source.technote, .apple
  ) { app in
    let listed = app.info.orientations(for: .phone)
    guard app.info.idioms.contains(.phone), app.info.lowestSystem(for: .phone) < OSVersion(8, 0),
      listed.first?.isLandscape == true, listed.contains(.portrait),
      !app.info.hasUnknownOrientations(for: .phone)
    else { return nil }
    let key = app.info.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: .phone)
    return Violation(
      at: app.place(ofValue: key),
      "\(key) has portrait after a landscape value (iOS 7 then shows the status bar in portrait at "
        + "launch)", "remove it, and allow portrait in the app delegate")
  }

  static let interfaceOrientationIgnored = Rule.once(
    "interface-orientation-ignored", .note, needs: [.infoPlist, .orientations],
    reason: "iOS reads UIInterfaceOrientation only if UISupportedInterfaceOrientations is missing.",
    source: Source.reference, .apple
  ) { app in
    guard app.info.interfaceOrientation != nil,
      app.info.idioms.allSatisfy({ app.info.supportedOrientations[$0] != nil })
    else { return nil }
    return Violation(
      at: app.place(ofValue: InfoPlistKey.interfaceOrientation),
      "UIInterfaceOrientation is ignored (\(InfoPlistKey.supportedOrientations) is present)",
      "remove it")
  }
}
