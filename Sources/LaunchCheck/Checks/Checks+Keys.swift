internal import InfoPlist
internal import LaunchRules

/// The checks of the rules in `Rule+Keys.swift`.
extension BundleContents {
  func booleanText() -> [Violation] {
    [
      InfoPlistKey.requiresFullScreen, "UIStatusBarHidden", "UIPrerenderedIcon",
      "LSRequiresIPhoneOS",
    ].flatMap { name in
      valueViolations(of: name) { key, value in
        guard value.boolean == nil else { return nil }
        return "\(key) is \(value.kind) (it should be a Boolean); write <true/> or <false/>"
      }
    }
  }

  func launchScreen() -> [Violation] {
    if sites.isEmpty { return [] }
    return LaunchScreenKey.allCases.flatMap { known in
      keyViolations(of: known.rawValue) { key in
        "\(key) displaces UILaunchImages (iOS \(known.minimumOS) and later ignore launch images "
          + "if it is present); remove one of the two"
      }
    }
  }

  func noLaunchScreen() -> [Violation] {
    guard let sdk = info.sdk, sdk >= OSVersion(13, 0), !sites.isEmpty,
      info.idioms.contains(where: { info.launchScreenKey(for: $0, OSVersion(99, 0)) == nil })
    else { return [] }
    return [
      Violation(
        nil,
        "no launch storyboard is named (the App Store requires one for apps built with the "
          + "iOS 13 SDK or later); add UILaunchStoryboardName, or build with an older SDK")
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
