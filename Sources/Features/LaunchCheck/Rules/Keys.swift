internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension Rule {
  /// Rules about keys that affect the launch, other than UILaunchImages and the supported
  /// orientations.
  static let keys = [
    booleanText, launchScreen, noLaunchScreen, launchImageFileIgnored, uiLaunchScreenTarget,
  ]

  static let booleanText = Rule(
    "boolean-text", .warning, needs: [.infoPlist],
    reason: "These keys are Booleans; only some programs accept a string such as YES.",
    source: "\(Source.reference); \(Source.wild)", .apple
  ) { app in
    InfoPlistKey.booleans.flatMap { name in
      app.valueViolations(of: name) { value in
        guard value.boolean == nil else { return nil }
        return Violation(
          "is \(value.kind) (it should be a Boolean)", "write <true/> or <false/>")
      }
    }
  }

  static let launchScreen = Rule(
    "launch-screen", .warning, needs: [.infoPlist, .launchScreenKeys],
    reason: "iOS ignores launch images if Info.plist has a launch storyboard or launch screen key "
      + "that this version of iOS supports. Not reported if the app supports older versions, which "
      + "show the images.",
    source: Source.decompiled, .shippedApps
  ) { app in
    if app.sites.isEmpty { return [] }
    return LaunchScreenKey.allCases.filter { key in
      // Older versions show the launch images, so that having both is intended.
      app.info.idioms.allSatisfy { app.info.lowestSystem(for: $0) >= key.minimumOS }
    }.flatMap { key in
      app.keyViolations(
        of: key.rawValue,
        Violation(
          "overrides UILaunchImages (iOS \(key.minimumOS) and later ignore launch images if it is "
            + "present)", "remove UILaunchImages"))
    }
  }

  static let noLaunchScreen = Rule.once(
    "no-launch-screen", .error, needs: [.infoPlist, .launchScreenKeys],
    reason: "The App Store rejects an app built with the iOS 27 SDK if Info.plist has no launch "
      + "storyboard or launch screen key (ITMS-90870); an empty name is not enough, an empty "
      + "UILaunchScreen is. A warning for a source Info.plist by itself, since build settings may "
      + "add the key. From the iOS 13 SDK on it is a warning if the app has launch images. Private "
      + "and enterprise builds do not need one.",
    source: "TN3208; \(Source.store)", .apple
  ) { app in
    guard let sdk = app.info.sdk, app.lacksLaunchScreen else { return nil }
    if app.needsLaunchScreen {
      return Violation(
        "no launch screen is named (the App Store rejects apps built with the iOS 27 SDK without "
          + "one, ITMS-90870\(app.hasAllKeys ? "" : ", unless build settings add it"))",
        "add UILaunchStoryboardName or UILaunchScreen, for example with 'launchgen screen'",
        level: app.hasAllKeys ? nil : .warning, causes: .rules([.launchScreenName]))
    }
    guard sdk >= OSVersion(13, 0), !app.sites.isEmpty else { return nil }
    return Violation(
      "no launch storyboard is named (the App Store requires one for apps built with the iOS 13 "
        + "SDK or later)",
      "add UILaunchStoryboardName, for example with 'launchgen screen'",
      level: .warning, causes: .rules([.launchScreenName]))
  }

  static let launchImageFileIgnored = Rule(
    "launch-image-file-ignored", .note, needs: [.infoPlist],
    reason: "iOS reads UILaunchImageFile only if UILaunchImages is missing.",
    source: Source.reference, .apple
  ) { app in
    let target = app.info.minimumOS ?? .firstWithEntries
    guard !app.sites.isEmpty, target >= .firstWithEntries else { return [] }
    return app.keyViolations(
      of: InfoPlistKey.launchImageFile,
      Violation("is ignored (UILaunchImages is present)", "remove it"))
  }

  static let uiLaunchScreenTarget = Rule.once(
    "ui-launch-screen-target", .warning, needs: [.infoPlist, .launchScreenKeys, .fullScreen],
    reason: "Only iOS 14 and later show UILaunchScreen: on older versions, an app without any "
      + "other launch screen runs in the frame of an older iPhone, and the App Store rejects it "
      + "for iPad multitasking.",
    source: "\(Source.reference); a rejection that CodenameOne reports (pull request 5230)",
    .shippedApps
  ) { app in
    guard let target = app.info.minimumOS, target < LaunchScreenKey.screen.minimumOS else {
      return nil
    }
    let older = OSVersion(13, 0)
    let idioms = app.info.idioms.filter {
      app.info.launchScreenKey(for: $0, older) == nil
        && app.info.launchScreenKey(for: $0, .latest) != nil
    }
    let isRejected = idioms.contains(.pad) && !app.info.requiresFullScreen
    // On the older versions, launch images serve as the launch screen.
    let isBare = idioms.contains {
      app.info.launchImages[$0] == nil && app.info.launchImageFile[$0] == nil
    }
    guard isRejected || isBare else { return nil }
    let effect =
      isRejected
      ? "versions before 14 ignore it, and the App Store has been seen to reject this for iPads"
      : "versions before 14 ignore it, and an iPhone shows the app there in the frame of an "
        + "older one"
    return Violation(
      at: app.place(ofKey: LaunchScreenKey.screen.rawValue),
      "UILaunchScreen is the only launch screen of an app that supports iOS \(target) (\(effect))",
      "add UILaunchStoryboardName, or require iOS 14")
  }
}
