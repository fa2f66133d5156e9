internal import AppDocuments
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let blankScreen = Rule(
    "blank-screen", .error, .apple,
    sources: [.technote, "for iOS 9: \(Source.wild) (cocos2d-x issue 15370, Kodi)"],
    needs: [.infoPlist, .orientations, .entries, .everyLaunch],
    reason: "If no entry matches the launch orientation and the version of iOS, the app launches "
      + "with a blank screen, without any error. iOS 9 and later have been seen to show entries "
      + "for the other orientation: a warning if the app supports no older iOS, if iOS 7 finds an "
      + "image by name, or if only an iPhone 6 Plus that is held so stays blank."
  ) { app in
    app.launches { row, key in
      if row.launch.outcome.chosen?.fit == .otherOrientation { return tolerated(row, key, app) }
      guard case .blank(let reason) = row.launch.outcome else { return nil }
      let subjects = [blankSubject(key, reason)]
      let isForPadsOnly = key.hasSuffix(DeviceIdiom.pad.suffix) || app.info.mainIdiom == .pad
      return switch reason {
      case .noUsableEntry:
        Violation(
          "\(key) has no usable entry (it is empty, or iOS skips all entries)", "add entries",
          subjects: subjects, causes: causesOfSkipping(key, app))
      case .orientation(let orientation):
        Violation(
          "\(app.lackOfEntry(key)) for a launch into \(orientation.side.lowercased()) ("
            + withoutOrientations(row.display.idiom, app) + "the screen stays blank"
            + (isOnlyHeldSo(row, app)
              ? " on \(row.deviceNames) with iOS 8, if held so)"
              : (end(ofBlankLike: row, app).map { " before iOS \($0)" } ?? "") + ")"),
          "add \(orientation.side) \(app.newEntries)"
            + (isForPadsOnly && row.launch.reason == .asHeld ? otherWayForPads(app) : ""),
          level: isOnlyHeldSo(row, app) ? .warning : nil, subjects: subjects)
      case .systemTooOld(let lowest):
        Violation(
          "\(app.lackOfEntry(key)) for iOS before \(lowest), which the app supports ("
            + (app.hasNamedImage
              ? "by TN2244 the screen stays blank; nothing is known about iOS 7 if it finds an image "
                + "by name)" : "the screen stays blank)"),
          "lower UILaunchImageMinimumOSVersion", level: app.hasNamedImage ? .warning : nil,
          subjects: subjects)
      // The rules missing-scale and missing-file report this case.
      case .noFile: nil
      }
    }
  }

  /// Whether only iPhones that launch as they are held, the Plus on iOS 8, stay blank like a row.
  private static func isOnlyHeldSo(_ row: LaunchSurvey.Row, _ app: BundleContents) -> Bool {
    row.display.idiom == .phone && blank(like: row, app).allSatisfy { $0.launch.reason == .asHeld }
  }

  /// The first version of iOS that shows no such blank screen because of a launch screen; `nil` if
  /// there is none.
  private static func end(
    ofBlankLike row: LaunchSurvey.Row, _ app: BundleContents
  ) -> OSVersion? {
    let key = app.info.launchScreenKey(for: row.display.idiom, .latest)
    return key.flatMap { _ in blank(like: row, app).compactMap(\.systems.before).max() }
  }

  /// The launches of a device family that stay blank as a row does.
  private static func blank(
    like row: LaunchSurvey.Row, _ app: BundleContents
  ) -> [LaunchSurvey.Row] {
    (app.launches[row.display.idiom] ?? []).filter { other in
      guard case .blank(.orientation(let side)) = other.launch.outcome else { return false }
      return side.isLandscape == row.launch.orientation.isLandscape
    }
  }

  static let ipadLaunchOrientation = Rule(
    "ipad-launch-orientation", .warning, .apple,
    sources: [.orientationAnswer, "for iOS 9: \(Source.wild) (cocos2d-x issue 15370, Kodi)"],
    needs: [.infoPlist, .orientations, .entries],
    reason: "An iPad launches an app in the orientation in which it is held, if the app supports "
      + "it, and needs launch images for each. iOS 9 and later have been seen to show an entry for "
      + "the other orientation, rotated or not; on iOS 7 and 8 the rule blank-screen reports it."
  ) { app in
    // The rule no-orientations reports an app that lists no orientations.
    guard app.info.supportedOrientations[.pad] != nil else { return [] }
    return app.launches { row, key in
      let orientation = row.launch.orientation
      let entries = app.sites.filter { $0.key == key }.compactMap(\.entry)
      // Other rules report an app without any images for iPads, and images without files.
      guard row.display.idiom == .pad, row.launch.reason == .asHeld,
        row.launch.outcome.chosen?.fit == .otherOrientation,
        entries.contains(where: \.size.isOfPad),
        !entries.contains(where: { $0.orientation.isLandscape == orientation.isLandscape })
      else { return nil }
      let listing = app.info.supportedOrientations.key(
        InfoPlistKey.supportedOrientations, for: .pad)
      let subject = blankSubject(key, .orientation(orientation))
      return Violation(
        "\(app.lackOfEntry(key)) for iPads that are held in \(orientation.side.lowercased()) (\(listing) "
          + "lists it, and they launch as they are held; iOS 9 and later have been seen to show an "
          + "entry for the other orientation)",
        "add \(orientation.side) \(app.newEntries)\(otherWayForPads(app))",
        subjects: [subject], causes: .rules([.blankScreen], subject))
    }
  }

  static let missingScale = Rule(
    "missing-scale", .error, .apple, sources: [.technote, .decompiled],
    needs: [.infoPlist, .orientations, .entries, .everyLaunch],
    reason: "iOS loads files of the screen's scale or below; if the entry of the screen's size has "
      + "only files of larger scales, the screen stays blank. Compiled asset catalogs have this "
      + "problem. A note for an iPhone XR or 11 under Display Zoom, for which Xcode has no slot."
  ) { app in
    app.launches { row, key in
      guard case .blank(.noFile(let image)) = row.launch.outcome,
        let site = app.sites.first(where: { $0.key == key && $0.index == image.index }),
        !app.files(of: site).isEmpty
      else { return nil }
      let file = image.files.first { !$0.contains("~") } ?? ""
      let similar = (app.launches[row.display.idiom] ?? []).filter { other in
        other.display == row.display
          && other.launch.orientation.isLandscape == row.launch.orientation.isLandscape
      }
      let own = similar.filter { $0.launch.outcome.chosen?.index == image.index }
      let last = own.last?.systems.before
      // Other versions of iOS may pick another entry.
      let systems =
        own.count == similar.count
        ? "" : " on iOS \(SystemRange(from: own[0].systems.from, before: last))"
      if row.display == .phone812At2x {
        return Violation(
          "\(key) has no @2x file of {375, 812}, the size of a \(app.devices(with: row.display)) (by "
            + "decompiled system code, a launch there shows a blank screen; Xcode has no slot for it)",
          "leave it, or add one of 750x1624", level: .note,
          subjects: ["\(key) \(row.display.points) \(row.display.scale)"])
      }
      return Violation(
        "\(key) gives a blank screen for a launch into \(row.launch.orientation.side.lowercased()) "
          + "on \(row.display.points) at \(row.display.scale) ("
          + (image.entry.size == row.display.points ? "" : "by decompiled system code, ")
          + "iOS picks entry \(image.index + 1)\(systems), and \(file) is missing)",
        image.entry.size == row.display.points
          ? "add the file"
          : app.onlySet == nil
            ? "add an entry of \(row.display.points.propertyListText)"
            : "add \(app.newEntries) for this screen, or a launch storyboard",
        cause: "\(key) \(file)", item: "\(row.display.points) at \(row.display.scale)",
        subjects: ["\(site.subject) \(row.display.points) \(row.display.scale)"])
    }
  }

  /// The subject of a violation about a blank screen. Violations that follow from the blank screen
  /// name this subject as a cause.
  static func blankSubject(_ key: String, _ reason: LaunchOutcome.BlankReason) -> String {
    switch reason {
    case .noUsableEntry: "\(key) entries"
    case .orientation(let orientation):
      "\(key) \(orientation.isLandscape ? "landscape" : "portrait")"
    case .systemTooOld: "\(key) system"
    case .noFile(let image): "\(key) \(image.entry.name)"
    }
  }

  /// The beginning of a reason: which key is missing. Empty if Info.plist specifies the launch
  /// orientations.
  private static func withoutOrientations(_ idiom: DeviceIdiom, _ app: BundleContents) -> String {
    app.info.supportedOrientations[idiom] != nil || app.info.interfaceOrientation != nil
      ? "" : "\(InfoPlistKey.supportedOrientations) is missing, and "
  }

  /// A warning that no entry is for the launch's orientation, in an app that needs iOS 9 or later.
  /// iOS 9 and later have been seen to show an entry for the other orientation. `nil` in an app
  /// that supports an older iOS, because the blank screen on the older iOS is reported instead.
  private static func tolerated(
    _ row: LaunchSurvey.Row, _ key: String, _ app: BundleContents
  ) -> Violation? {
    let orientation = row.launch.orientation
    // The rule missing-file reports entries for this orientation that have no file.
    guard app.info.lowestSystem(for: row.display.idiom) >= .firstTolerant,
      row.launch.reason == .firstListed,
      !app.sites.contains(where: {
        $0.key == key && $0.entry?.orientation.matches(orientation) == true
      })
    else { return nil }
    return Violation(
      "\(app.lackOfEntry(key)) for a launch into \(orientation.side.lowercased()) ("
        + withoutOrientations(row.display.idiom, app)
        + "by TN2244 the screen stays blank; iOS 9 and later have been seen to show an entry for the "
        + "other orientation)", "add \(orientation.side) \(app.newEntries)",
      level: .warning, subjects: [blankSubject(key, .orientation(orientation))])
  }

  /// The second half of a remedy; the first half is to add entries for iPads. Instead, the app can
  /// list only the other orientations. An app that shares the screen with other apps must list all
  /// four orientations, unless it sets UIRequiresFullScreen.
  private static func otherWayForPads(_ app: BundleContents) -> String {
    ", or list only the other orientations in \(InfoPlistKey.supportedOrientations)~ipad"
      + (app.sharesPadScreen ? " and set UIRequiresFullScreen" : "")
  }
}

extension BundleContents {
  /// The beginning of a message about a key that lacks an entry.
  func lackOfEntry(_ key: String) -> String {
    onlySet.map { "the launch image set '\($0.name)' has no image" } ?? "\(key) has no entry"
  }

  /// Words for what a person adds, as Xcode makes the entries of a launch image set.
  fileprivate var newEntries: String {
    onlySet.map { "images to the launch image set '\($0.name)'" } ?? "entries"
  }
}

extension InterfaceOrientation {
  /// The value of UILaunchImageOrientation for this orientation and its opposite.
  fileprivate var side: String { isLandscape ? "Landscape" : "Portrait" }
}
