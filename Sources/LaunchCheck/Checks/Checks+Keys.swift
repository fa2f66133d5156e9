internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+Keys.swift`.
extension BundleContents {
  func booleanText() -> [Violation] {
    InfoPlistKey.booleans.flatMap { name in
      valueViolations(of: name) { key, value in
        guard value.boolean == nil else { return nil }
        return "\(key) is \(value.kind) (it should be a Boolean); write <true/> or <false/>"
      }
    }
  }

  func launchScreen() -> [Violation] {
    if sites.isEmpty { return [] }
    return LaunchScreenKey.allCases.flatMap { known in
      // Older versions still show the launch images: both are meant.
      let servesOlder = info.idioms.contains { info.lowestSystem(for: $0) < known.minimumOS }
      return keyViolations(of: known.rawValue) { key in
        servesOlder
          ? "\(key) displaces UILaunchImages from iOS \(known.minimumOS) on (older versions show the "
            + "launch images); no change is needed"
          : "\(key) displaces UILaunchImages (iOS \(known.minimumOS) and later ignore launch images "
            + "if it is present); remove UILaunchImages"
      }.map { violation in
        var violation = violation
        if servesOlder { violation.level = .note }
        return violation
      }
    }
  }

  func noLaunchScreen() -> [Violation] {
    guard let sdk = info.sdk, lacksLaunchScreen else { return [] }
    if needsLaunchScreen {
      return [
        Violation(
          nil,
          "no launch screen is named (the App Store rejects apps built with the iOS 27 SDK without "
            + "one, ITMS-90870\(isWhole ? "" : ", unless build settings add it")); add "
            + "UILaunchStoryboardName or UILaunchScreen, for example with "
            + "'launchgen build --launch-file storyboard'",
          level: isWhole ? nil : .warning, causes: .rules(["launch-file-name"]))
      ]
    }
    guard sdk >= OSVersion(13, 0), !sites.isEmpty else { return [] }
    return [
      Violation(
        nil,
        "no launch storyboard is named (the App Store requires one for apps built with the "
          + "iOS 13 SDK or later); add UILaunchStoryboardName, for example with 'launchgen build "
          + "--launch-file storyboard'",
        level: .warning, causes: .rules(["launch-file-name"]))
    ]
  }

  private var lacksLaunchScreen: Bool {
    info.idioms.contains { info.launchScreenKey(for: $0, .latest) == nil }
  }

  /// Whether the App Store rejects the app for its lack of a launch screen.
  var needsLaunchScreen: Bool {
    lacksLaunchScreen && info.sdk.map { $0 >= OSVersion(27, 0) } == true
  }

  func launchScreenTarget() -> [Violation] {
    guard let target = info.minimumOS, target < LaunchScreenKey.screen.minimumOS else { return [] }
    let older = OSVersion(13, 0)
    let idioms = info.idioms.filter {
      info.launchScreenKey(for: $0, older) == nil && info.launchScreenKey(for: $0, .latest) != nil
    }
    let isRejected = idioms.contains(.pad) && !info.requiresFullScreen
    // Launch images serve the older versions.
    let isBare = idioms.contains {
      info.launchImages[$0] == nil && info.launchImageFile[$0] == nil
    }
    guard isRejected || isBare else { return [] }
    let effect =
      isRejected
      ? "versions before 14 do not know it, and the App Store has been seen to reject this for iPads"
      : "versions before 14 do not know it, and an iPhone shows the app there in the frame of an "
        + "older one"
    return [
      Violation(
        document.lineOfKey(.key(LaunchScreenKey.screen.rawValue)),
        "UILaunchScreen is the only launch screen of an app that supports iOS \(target) (\(effect)); "
          + "add UILaunchStoryboardName, or require iOS 14")
    ]
  }

  func launchImageFile() -> [Violation] {
    let target = info.minimumOS ?? .firstWithEntries
    guard !sites.isEmpty, target >= .firstWithEntries else { return [] }
    return keyViolations(of: InfoPlistKey.launchImageFile) { key in
      "\(key) is ignored (UILaunchImages is present); remove it"
    }
  }
}
