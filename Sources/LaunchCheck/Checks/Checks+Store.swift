internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+Store.swift`.
extension BundleContents {
  func padOrientations() -> [Violation] {
    let key = info.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: .pad)
    guard sharesPadScreen, let values = info.supportedOrientations[.pad], !hasUnknownValues(values)
    else { return [] }
    let listed = OrientationMask(info.orientations(for: .pad))
    let missing = InterfaceOrientation.allCases.filter { !listed.contains($0) }
    guard !missing.isEmpty else { return [] }
    return [
      Violation(
        document.lineOfKey(.key(key)),
        "\(key) lacks \(Words.list(missing.map(\.rawValue))) (the App Store rejects an iPad app "
          + "without all four orientations, ITMS-90474); add them, or UIRequiresFullScreen",
        level: info.sdk == nil ? .warning : nil, subjects: missing.map(\.rawValue))
    ]
  }

  func padMultitasking() -> [Violation] {
    guard sharesPadScreen, project?.isIncomplete != true,
      info.launchScreenKey(for: .pad, .latest) == nil,
      info.launchImages[.pad] != nil || info.launchImageFile[.pad] != nil
    else { return [] }
    return [
      Violation(
        nil,
        "no launch screen is named (the App Store rejects an iPad app that shares the screen without "
          + "one, ITMS-90475\(isWhole ? "" : ", unless build settings add it")); add "
          + "UIRequiresFullScreen, or UILaunchStoryboardName, for example with 'launchgen build "
          + "--launch-file storyboard'",
        level: info.sdk == nil || !isWhole ? .warning : nil,
        causes: .rules(["ipad-orientations", "no-launch-screen", "launch-file-name"]))
    ]
  }

  /// Whether iPads show the app beside others, if its SDK is new enough or not known.
  var sharesPadScreen: Bool {
    info.idioms.contains(.pad) && !info.requiresFullScreen && !document.hasOnlyEntries
      && info.sdk.map { $0 >= OSVersion(9, 0) } ?? true
  }

  /// A build variable may stand for any orientation.
  private func hasUnknownValues(_ values: [String]) -> Bool { values.contains { $0.contains("$") } }

  func sceneManifest() -> [Violation] {
    guard let sdk = info.sdk, sdk >= OSVersion(27, 0), !info.hasSceneManifest else { return [] }
    return [
      Violation(
        nil,
        "UIApplicationSceneManifest is missing (an app built with the iOS 27 SDK stops at launch "
          + "unless build settings add it, or its app delegate configures scenes in code); add the "
          + "keys of 'launchgen template scene-manifest'")
    ]
  }

  func requiresFullScreen() -> [Violation] {
    guard let sdk = info.sdk, sdk >= OSVersion(26, 0), info.requiresFullScreen,
      document.root[InfoPlistKey.fullScreenIgnoredFrom] == nil
    else { return [] }
    return keyViolations(of: InfoPlistKey.requiresFullScreen) { key in
      "\(key) is deprecated (with the iOS 27 SDK the app is resized in steps that honor its "
        + "orientations); plan for resizable windows"
    }
  }
}
