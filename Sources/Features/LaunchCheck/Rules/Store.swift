internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Pictures
internal import Texts

extension Rule {
  static let ipadOrientations = Rule.once(
    "ipad-orientations", .error, .apple, sources: [.store], needs: [.infoPlist, .fullScreen],
    reason: "The App Store rejects an iPad app that does not list all four orientations, unless "
      + "UIRequiresFullScreen is true (ITMS-90474). A warning if the SDK is not known, and a note "
      + "if the device family is not: projects of Qt and NativeScript set both families by default."
  ) { app in
    let key = app.info.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: .pad)
    // Without UIDeviceFamily, the app may be for iPads too.
    let isDoubtful = app.isFamilyUnknown && !app.info.requiresFullScreen && app.info.sdk != nil
    guard app.sharesPadScreen || isDoubtful else { return nil }
    guard let values = app.info.supportedOrientations[.pad] else {
      return isDoubtful ? nil : padUnlisted(app)
    }
    // A build variable may stand for any orientation.
    if values.contains(where: { $0.contains("$") }) { return nil }
    let listed = OrientationMask(app.info.orientations(for: .pad))
    let missing = InterfaceOrientation.allCases.filter { !listed.contains($0) }
    guard !missing.isEmpty else { return nil }
    let written = app.document.root[app.document.key(InfoPlistKey.requiresFullScreen, for: .pad)]
    let isOfWrongType = written.map { $0.boolean == nil } ?? false
    return Violation(
      at: app.place(ofKey: key),
      "\(key) lacks \(missing.map(\.rawValue).inWords()) (the App Store rejects an iPad app "
        + "without all four orientations, ITMS-90474"
        + (!isDoubtful
          ? ")"
          : app.project == nil
            ? "; Qt and NativeScript make apps for iPads too by default)"
            : "; whether this app is for iPads is not known)"),
      "add them"
        + (isOfWrongType
          ? ", or make UIRequiresFullScreen a Boolean"
          // The rule requires-full-screen advises against the key.
          : app.info.sdk.map { $0 >= OSVersion(26, 0) } == true ? "" : ", or UIRequiresFullScreen"),
      level: isDoubtful ? .note : app.info.sdk == nil ? .warning : nil,
      subjects: missing.map(\.rawValue))
  }

  /// Reports an iPad app that lists no orientations, unless ``noOrientations`` reports the app.
  private static func padUnlisted(_ app: BundleContents) -> Violation? {
    guard app.hasAllKeys, app.isCertainlyApp, app.sites.isEmpty else { return nil }
    return Violation(
      "\(InfoPlistKey.supportedOrientations) is missing (the App Store rejects an iPad app without "
        + "all four orientations, ITMS-90474)", "add it with all four, or UIRequiresFullScreen",
      level: app.info.sdk == nil ? .warning : nil)
  }

  static let ipadMultitasking = Rule.once(
    "ipad-multitasking", .error, .apple, sources: [.store, .xcode],
    needs: [.infoPlist, .launchScreenKeys, .fullScreen],
    reason: "Xcode and the App Store reject an iPad app without a launch storyboard, or with iOS "
      + "14 as its target a launch screen, unless UIRequiresFullScreen is true (ITMS-90475): an "
      + "app that shares the screen needs one. A warning if the SDK is not known, and for a source "
      + "Info.plist by itself, since build settings may add the key."
  ) { app in
    guard app.sharesPadScreen, app.info.launchScreenKey(for: .pad, .latest) == nil,
      (app.hasAllKeys && app.isCertainlyApp) || app.info.launchImages[.pad] != nil
        || app.info.launchImageFile[.pad] != nil
    else { return nil }
    return Violation(
      "no launch screen is named (the App Store rejects an iPad app that shares the screen without "
        + "one, ITMS-90475\(app.hasAllKeys ? "" : ", \(app.unlessAdded)"))",
      "add UIRequiresFullScreen, or UILaunchStoryboardName, for example with 'launchgen screen'",
      level: app.info.sdk == nil || !app.hasAllKeys ? .warning : nil,
      causes: .rules([.noLaunchScreen]) + causesOfLackingScreen
        + .rules([.noLaunchKey], DeviceIdiom.pad.rawValue))
  }

  static let sceneManifest = Rule.once(
    "scene-manifest", .warning, .apple, sources: ["TN3187"], needs: [.infoPlist, .scenes],
    reason: "A UIKit app built with the iOS 27 SDK stops at launch without scenes; they come from "
      + "UIApplicationSceneManifest, or from the app delegate's code, which is not checked."
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(27, 0), !app.info.hasSceneManifest else {
      return nil
    }
    return Violation(
      "UIApplicationSceneManifest is missing (a UIKit app built with the iOS 27 SDK stops at launch "
        + (app.hasAllKeys ? "unless " : "\(app.unlessAdded), or ")
        + "its app delegate configures scenes in code)",
      sceneRemedy(app))
  }

  static let sceneConfigurations = Rule.once(
    "scene-configurations", .warning, .shippedApps,
    sources: ["TN3187", "slint-ui/slint pull request 13442, mobile_nebula pull request 405"],
    needs: [.infoPlist, .scenes],
    reason: "An app with a main storyboard that is built with the iOS 27 SDK stops at launch if "
      + "its UIApplicationSceneManifest lists no scene. SwiftUI needs no list, and an app delegate "
      + "may configure scenes in code."
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
      sceneRemedy(app))
  }

  /// The keys alone would do harm: they name a class, which the template has for landscape apps.
  private static func sceneRemedy(_ app: BundleContents) -> String {
    let isLandscape =
      app.launchOrientations(for: app.info.mainIdiom)?.allSatisfy(\.isLandscape) == true
    return
      "add a scene delegate\(isLandscape ? " ('launchgen template landscape-scene')" : "") with the keys "
      + "of 'launchgen template scene-manifest', follow your framework's guide to scenes, or set "
      + "UIApplicationSceneManifest_Generation for SwiftUI"
  }

  static let requiresFullScreen = Rule(
    "requires-full-screen", .note, .apple, sources: [.reference, "TN3192"],
    needs: [.infoPlist, .fullScreen],
    reason: "UIRequiresFullScreen is deprecated in iPadOS 26. Built with the iOS 27 SDK, the app "
      + "is resized in steps that honor its orientations, unless "
      + "UIRequiresFullScreenIgnoredStartingWithVersion turns the key off. Apple's sources "
      + "disagree about iPhones: the reference and the guidance for the iPhone Duo honor the key "
      + "there, TN3192 says that it is ignored."
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(26, 0), app.info.requiresFullScreen,
      app.document.root[InfoPlistKey.fullScreenIgnoredFrom] == nil
    else { return [] }
    let isForPhones = app.info.idioms.contains(.phone)
    return app.keyViolations(
      of: InfoPlistKey.requiresFullScreen,
      "is deprecated (with the iOS 27 SDK the app is resized in steps that honor its orientations"
        + (isForPhones ? "; Apple's sources disagree whether it has an effect on iPhones)" : ")"),
      "plan for resizable windows")
  }

  static let ipadWindow = Rule.once(
    "ipad-window", .note, .shippedApps,
    sources: [.reference, "TN3192", "a launch screen in Apple's forums (thread 814663)"],
    needs: [.infoPlist, .launchScreenKeys, .fullScreen, .storyboards],
    reason: "iPadOS 26 and later show an iPad app in a window of any shape, and the launch screen "
      + "in that window, unless UIRequiresFullScreen is true. A landscape picture that fills the "
      + "launch screen is cropped or stretched in a tall window."
  ) { app in
    let windows = ResizableWindow.all(app.info, LaunchSurvey.Scope(app.info))
    let narrowest = LaunchWindow(size: PointSize(width: 320, height: 1024))
    let narrow = AssetTrait(.pad1024At2x, in: narrowest)
    guard app.info.idioms.contains(.pad),
      windows.contains(where: { $0.place == .padWindow && $0.treatment == .preference }),
      let key = app.info.launchScreenKey(for: .pad, .latest),
      let shown = app.shownStoryboard(key, on: AssetTrait(.pad1024At2x, .landscapeRight)),
      let size = shown.points, size.width > size.height,
      app.shownStoryboard(key, on: narrow)?.picture == shown.picture,
      // A picture at an unknown place may fill the screen.
      LaunchScreenContents(app).pictures(of: key, on: .pad1024At2x, .landscapeRight)
        .contains(where: { $0.frame.map { $0.width > 1023 } ?? true }),
      let path = app.storyboards.files(.launch).first?.path,
      let effect = ["scaleAspectFill": "crop", "scaleToFill": "stretch"][
        shown.contentMode ?? ""]
    else { return nil }
    return Violation(
      at: .file(path, nil),
      "fills iPads with a landscape picture (iPadOS 26 and later show it in windows of any shape, and "
        + "\(effect) it in a tall one)",
      "keep what matters in its middle, or give the compact width a picture of its own with "
        + "'launchgen screen --artwork-portrait'")
  }

  static let deploymentTarget = Rule.once(
    "deployment-target", .warning, .shippedApps,
    sources: ["Xcode's message, as projects quote it (libPhoneNumber-iOS issue 449)"],
    reason: "Xcode with the iOS 27 SDK builds only for iOS 15 and later, which show a launch "
      + "storyboard or launch screen; launch images then serve apps that are built with older SDKs."
  ) { app in
    guard let sdk = app.info.sdk, sdk >= OSVersion(27, 0), let target = app.info.minimumOS,
      target < OSVersion(15, 0), !app.isStoryboard, app.otherKind == nil
    else { return nil }
    return Violation(
      at: app.place(ofValue: InfoPlistKey.minimumOS),
      "the app is for iOS \(target) and later (the iOS 27 SDK builds only for iOS 15 and later)",
      "raise \(app.project == nil ? "the deployment target" : "IPHONEOS_DEPLOYMENT_TARGET"), or build "
        + "with an older SDK")
  }
}
