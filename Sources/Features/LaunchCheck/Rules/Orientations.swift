internal import AppDocuments
internal import LaunchApps
internal import LaunchRules

/// Rules about the keys that list orientations.
extension Rule {
  static let noOrientations = Rule.once(
    "no-orientations", .warning, .apple, sources: [.technote, .reference],
    needs: [.infoPlist, .orientations],
    reason:
      "An app without a list of orientations launches into portrait; no source says what iOS "
      + "does with an empty list. A missing list is reported if the app has launch images. It is a "
      + "note if the app has the older key UIInterfaceOrientation, which is the launch orientation."
  ) { app in
    let name = InfoPlistKey.supportedOrientations
    if app.document.hasOnlyEntries { return nil }
    if let key = app.emptyOrientations { return empty(key, app) }
    let lacking = app.info.idioms.filter { app.info.supportedOrientations[$0] == nil }
    if lacking.isEmpty { return nil }
    if let older = app.info.interfaceOrientation {
      return Violation(
        at: app.place(ofValue: InfoPlistKey.interfaceOrientation),
        "UIInterfaceOrientation is the only key for orientations (it says how the app launches, not "
          + "how it can rotate, and the App Store looks for \(name))",
        "add \(name), with '\(older)' first", level: .note)
    }
    guard !app.sites.isEmpty else { return nil }
    let keys = InfoPlistKey.variants(of: InfoPlistKey.launchImages)
    return Violation(
      lacking == app.info.idioms
        ? "\(name) is missing (the app launches into portrait)"
        : "\(name) is missing for \(lacking[0].devices) (they launch the app into portrait)",
      "add it",
      causes: keys.map { .init(.blankScreen, blankSubject($0, .orientation(.portrait))) })
  }

  private static func empty(_ key: String, _ app: BundleContents) -> Violation {
    let older = app.info.interfaceOrientation.flatMap { InterfaceOrientation(rawValue: $0) }
    return Violation(
      "is empty (no source says what iOS does then; launchgen assumes portrait)",
      older.map { "write \($0.rawValue), which UIInterfaceOrientation names, into it" }
        ?? "list the orientations that the app supports, that of the launch first"
    ).of(
      key, at: app.place(ofValue: key),
      key.hasSuffix(DeviceIdiom.pad.suffix) ? .rules([.ipadOrientations]) : [])
  }

  static let portraitListedFirst = Rule.once(
    "portrait-listed-first", .note, .shippedApps,
    sources: [.technote, "ARMSX2/ARMSX2 pull request 363, MonoGame/MonoGame pull request 3418"],
    needs: [.infoPlist, .orientations],
    reason: "iPhones launch into the first orientation of the list, unless they are held in "
      + "another one. In an app whose first screen is landscape, the first window then has the size "
      + "of a portrait screen. UIInterfaceOrientation, which iOS ignores next to the list, speaks for "
      + "such an app."
  ) { app in
    let listed = app.info.orientations(for: .phone)
    guard app.info.idioms.contains(.phone), listed.first?.isLandscape == false,
      let landscape = listed.first(where: \.isLandscape), let older = app.info.interfaceOrientation,
      InterfaceOrientation(rawValue: older)?.isLandscape == true
    else { return nil }
    let key = app.info.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: .phone)
    return Violation(
      at: app.place(ofValue: key),
      "\(key) lists portrait first, but UIInterfaceOrientation is \(older) (iPhones launch into "
        + "portrait, and the first window has the size of a portrait screen)",
      "list \(landscape.rawValue) first if the first screen is landscape",
      subjects: [InfoPlistKey.interfaceOrientation])
  }

  static let orientationsArray = Rule(
    "orientations-array", .error, .apple, sources: [.reference],
    needs: [.infoPlist, .orientations],
    reason: "UISupportedInterfaceOrientations must be an array of strings; iOS reads no "
      + "orientation from any other type, and the app launches into portrait."
  ) { app in
    app.valueViolations(of: InfoPlistKey.supportedOrientations) { value in
      value.array == nil ? .wrongType(value, "an array of strings") : nil
    }
  }

  static let unknownOrientation = Rule(
    "unknown-orientation", .warning, .apple, sources: [.reference],
    needs: [.infoPlist, .orientations],
    reason: "iOS ignores a value that is not one of Apple's four, and the app launches as if it "
      + "were missing."
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
          subjects: ["\(key) \(text ?? element.kind)"], causes: .rules([.noOrientations], key))
      }
    }
  }

  static let portraitStatusBar = Rule.once(
    "portrait-status-bar", .warning, .apple, sources: [.technote],
    needs: [.infoPlist, .orientations],
    reason: "On iOS 7 and earlier, if a Portrait value is in the list, the status bar of a "
      + "landscape launch is in portrait. It does not matter if UIStatusBarHidden is true."
  ) { app in
    let listed = app.info.orientations(for: .phone)
    guard app.info.idioms.contains(.phone), app.info.lowestSystem(for: .phone) < OSVersion(8, 0),
      listed.first?.isLandscape == true, listed.contains(.portrait),
      !app.info.hasUnknownOrientations(for: .phone),
      !app.hidesStatusBar(.phone)
    else { return nil }
    let key = app.info.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: .phone)
    return Violation(
      at: app.place(ofValue: key),
      "\(key) has portrait after a landscape value (iOS 7 then shows the status bar in portrait at "
        + "launch)", "remove it, and allow portrait in the app delegate")
  }
}
