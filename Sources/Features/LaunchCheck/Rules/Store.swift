internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import Texts

extension Rule {
  static let store = [
    ipadOrientations, ipadMultitasking, sceneManifest, sceneConfigurations, requiresFullScreen,
    deploymentTarget,
  ]

  static let ipadOrientations = Rule(
    "ipad-orientations", .error, needs: [.infoPlist, .fullScreen],
    reason: "The App Store rejects an iPad app that does not list all four orientations, unless "
      + "UIRequiresFullScreen is true (ITMS-90474). A warning if the SDK is not known.",
    source: Source.store, .apple
  ) { app in
    let key = app.info.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: .pad)
    guard app.sharesPadScreen else { return [] }
    guard let values = app.info.supportedOrientations[.pad] else { return padUnlisted(app) }
    // A build variable may stand for any orientation.
    if values.contains(where: { $0.contains("$") }) { return [] }
    let listed = OrientationMask(app.info.orientations(for: .pad))
    let missing = InterfaceOrientation.allCases.filter { !listed.contains($0) }
    guard !missing.isEmpty else { return [] }
    return [
      Violation(
        at: app.place(ofKey: key),
        "\(key) lacks \(missing.map(\.rawValue).inWords()) (the App Store rejects an iPad app "
          + "without all four orientations, ITMS-90474)",
        "add them, or "
          + (isWritten(app) ? "make UIRequiresFullScreen a Boolean" : "UIRequiresFullScreen"),
        level: app.info.sdk == nil ? .warning : nil, subjects: missing.map(\.rawValue))
    ]
  }

  /// An iPad app without the key, unless ``noOrientations`` reports it.
  private static func padUnlisted(_ app: BundleContents) -> [Violation] {
    guard app.hasAllKeys, app.isCertainlyApp, app.project?.isIncomplete != true, app.sites.isEmpty,
      app.info.interfaceOrientation == nil
    else { return [] }
    return [
      Violation(
        "\(InfoPlistKey.supportedOrientations) is missing (the App Store rejects an iPad app without "
          + "all four orientations, ITMS-90474)", "add it with all four, or UIRequiresFullScreen",
        level: app.info.sdk == nil ? .warning : nil)
    ]
  }

  static let ipadMultitasking = Rule.once(
    "ipad-multitasking", .error, needs: [.infoPlist, .launchScreenKeys, .fullScreen],
    reason: "Xcode and the App Store reject an iPad app without a launch storyboard, or with iOS "
      + "14 as its target a launch screen, unless UIRequiresFullScreen is true (ITMS-90475): an "
      + "app that shares the screen needs one. A warning if the SDK is not known, and for a source "
      + "Info.plist by itself, since build settings may add the key.",
    source: "\(Source.store); \(Source.xcode)", .apple
  ) { app in
    guard app.sharesPadScreen, app.project?.isIncomplete != true,
      app.info.launchScreenKey(for: .pad, .latest) == nil,
      (app.hasAllKeys && app.isCertainlyApp) || app.info.launchImages[.pad] != nil
        || app.info.launchImageFile[.pad] != nil
    else { return nil }
    return Violation(
      "no launch screen is named (the App Store rejects an iPad app that shares the screen without "
        + "one, ITMS-90475\(app.hasAllKeys ? "" : ", unless build settings add it"))",
      "add UIRequiresFullScreen, or UILaunchStoryboardName, for example with 'launchgen screen'",
      level: app.info.sdk == nil || !app.hasAllKeys ? .warning : nil,
      causes: .rules([.ipadOrientations, .noLaunchScreen, .noLaunchKey, .launchScreenName]))
  }

  static let sceneManifest = Rule.once(
    "scene-manifest", .warning, needs: [.infoPlist, .scenes],
    reason: "An app built with the iOS 27 SDK stops at launch without scenes; they come from "
      + "UIApplicationSceneManifest, or from the app delegate's code, which is not checked.",
    source: "TN3187", .apple
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(27, 0), !app.info.hasSceneManifest else {
      return nil
    }
    return Violation(
      "UIApplicationSceneManifest is missing (an app built with the iOS 27 SDK stops at launch "
        + "unless build settings add it, or its app delegate configures scenes in code)",
      "add the keys of 'launchgen template scene-manifest'")
  }

  static let sceneConfigurations = Rule.once(
    "scene-configurations", .warning, needs: [.infoPlist, .scenes],
    reason: "An app with a main storyboard that is built with the iOS 27 SDK stops at launch if "
      + "its UIApplicationSceneManifest lists no scene. SwiftUI needs no list, and an app delegate "
      + "may configure scenes in code.",
    source: "TN3187; slint-ui/slint pull request 13442, mobile_nebula pull request 405",
    .shippedApps
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(27, 0),
      app.document.root["UIMainStoryboardFile"] != nil,
      let manifest = app.document.root[InfoPlistKey.sceneManifest],
      manifest.dictionary?["UISceneConfigurations"]?.dictionary?.isEmpty ?? true
    else { return nil }
    return Violation(
      at: app.place(ofKey: InfoPlistKey.sceneManifest),
      "UIApplicationSceneManifest lists no scene (an app with a main storyboard that is built with "
        + "the iOS 27 SDK then stops at launch, unless its app delegate configures scenes in code)",
      "add the keys of 'launchgen template scene-manifest'")
  }

  static let requiresFullScreen = Rule(
    "requires-full-screen", .note, needs: [.infoPlist, .fullScreen],
    reason: "UIRequiresFullScreen is deprecated in iPadOS 26. Built with the iOS 27 SDK, the app "
      + "is resized in steps that honor its orientations, unless "
      + "UIRequiresFullScreenIgnoredStartingWithVersion turns the key off. Apple's sources "
      + "disagree about iPhones: the reference and the guidance for the iPhone Duo honor the key "
      + "there, TN3192 says that it is ignored.",
    source: "\(Source.reference); TN3192", .apple
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(26, 0), app.info.requiresFullScreen,
      app.document.root[InfoPlistKey.fullScreenIgnoredFrom] == nil
    else { return [] }
    let isForPhones = app.info.idioms.contains(.phone)
    return app.keyViolations(
      of: InfoPlistKey.requiresFullScreen,
      Violation(
        "is deprecated (with the iOS 27 SDK the app is resized in steps that honor its orientations"
          + (isForPhones ? "; Apple's sources disagree whether it has an effect on iPhones)" : ")"),
        "plan for resizable windows"))
  }

  static let deploymentTarget = Rule.once(
    "deployment-target", .warning, needs: [.infoPlist],
    reason: "Xcode with the iOS 27 SDK builds only for iOS 15 and later, which show a launch "
      + "storyboard or launch screen; launch images then serve apps that are built with older "
      + "SDKs.",
    source: "Xcode's message, as projects quote it (libPhoneNumber-iOS issue 449)", .shippedApps
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(27, 0), let target = app.info.minimumOS,
      target < OSVersion(15, 0)
    else { return nil }
    return Violation(
      at: app.place(ofValue: InfoPlistKey.minimumOS),
      "the app is for iOS \(target) and later (the iOS 27 SDK builds only for iOS 15 and later)",
      "raise IPHONEOS_DEPLOYMENT_TARGET, or build with an older SDK")
  }
}

extension Rule {
  /// Whether UIRequiresFullScreen is present, but is not a Boolean.
  private static func isWritten(_ app: BundleContents) -> Bool {
    let key = app.document.key(InfoPlistKey.requiresFullScreen, for: .pad)
    return app.document.root[key].map { $0.boolean == nil } ?? false
  }
}
