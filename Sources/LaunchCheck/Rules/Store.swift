internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension Rule {
  /// Rules about requirements of the App Store and of newer SDKs.
  static let store = [
    ipadOrientations, ipadMultitasking, sceneManifest, requiresFullScreen,
  ]

  static let ipadOrientations = Rule(
    "ipad-orientations", .error, needs: [.infoPlist, .fullScreen],
    reason:
      "The App Store rejects an iPad app that does not list all four orientations, unless "
      + "UIRequiresFullScreen is true (ITMS-90474). A warning if the SDK is not known.",
    source: Source.store, .apple
  ) { app in
    let key = app.info.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: .pad)
    guard app.sharesPadScreen, let values = app.info.supportedOrientations[.pad],
      // A build variable may stand for any orientation.
      !values.contains(where: { $0.contains("$") })
    else { return [] }
    let listed = OrientationMask(app.info.orientations(for: .pad))
    let missing = InterfaceOrientation.allCases.filter { !listed.contains($0) }
    guard !missing.isEmpty else { return [] }
    return [
      Violation(
        app.document.lineOfKey(.key(key)),
        "\(key) lacks \(Words.list(missing.map(\.rawValue))) (the App Store rejects an iPad app "
          + "without all four orientations, ITMS-90474); add them, or UIRequiresFullScreen",
        level: app.info.sdk == nil ? .warning : nil, subjects: missing.map(\.rawValue))
    ]
  }

  static let ipadMultitasking = Rule(
    "ipad-multitasking", .error, needs: [.infoPlist, .launchScreenKeys, .fullScreen],
    reason:
      "The App Store rejects an iPad app that has launch images and no launch storyboard or launch "
      + "screen, unless UIRequiresFullScreen is true (ITMS-90475): an app that shares the screen needs "
      + "one. A warning if the SDK is not known, and for an Info.plist by itself, since build "
      + "settings may add the key.",
    source: "\(Source.store); \(Source.xcode)", .apple
  ) { app in
    guard app.sharesPadScreen, app.project?.isIncomplete != true,
      app.info.launchScreenKey(for: .pad, .latest) == nil,
      app.info.launchImages[.pad] != nil || app.info.launchImageFile[.pad] != nil
    else { return [] }
    return [
      Violation(
        nil,
        "no launch screen is named (the App Store rejects an iPad app that shares the screen without "
          + "one, ITMS-90475\(app.isWhole ? "" : ", unless build settings add it")); add "
          + "UIRequiresFullScreen, or UILaunchStoryboardName, for example with 'launchgen build "
          + "--launch-file storyboard'",
        level: app.info.sdk == nil || !app.isWhole ? .warning : nil,
        causes: .rules([.ipadOrientations, .noLaunchScreen, .launchFileName]))
    ]
  }

  static let sceneManifest = Rule(
    "scene-manifest", .warning, needs: [.infoPlist, .scenes],
    reason:
      "An app built with the iOS 27 SDK stops at launch without scenes; they come from "
      + "UIApplicationSceneManifest, or from the app delegate's code, which is not checked.",
    source: "TN3187", .apple
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(27, 0), !app.info.hasSceneManifest else {
      return []
    }
    return [
      Violation(
        nil,
        "UIApplicationSceneManifest is missing (an app built with the iOS 27 SDK stops at launch "
          + "unless build settings add it, or its app delegate configures scenes in code); add the "
          + "keys of 'launchgen template scene-manifest'")
    ]
  }

  static let requiresFullScreen = Rule(
    "requires-full-screen", .note, needs: [.infoPlist, .fullScreen],
    reason:
      "UIRequiresFullScreen is deprecated in iPadOS 26. Built with the iOS 27 SDK, the app is "
      + "resized in steps that honor its orientations, on iPhones too, unless "
      + "UIRequiresFullScreenIgnoredStartingWithVersion turns the key off.",
    source: Source.reference, .apple
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(26, 0), app.info.requiresFullScreen,
      app.document.root[InfoPlistKey.fullScreenIgnoredFrom] == nil
    else { return [] }
    return app.keyViolations(of: InfoPlistKey.requiresFullScreen) { key in
      "\(key) is deprecated (with the iOS 27 SDK the app is resized in steps that honor its "
        + "orientations); plan for resizable windows"
    }
  }
}
