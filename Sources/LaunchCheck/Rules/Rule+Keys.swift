internal import InfoPlist
internal import LaunchRules

extension Rule {
  static let keys = [booleanText, launchScreen, noLaunchScreen, launchImageFile]

  static let booleanText = Rule(
    "boolean-text", .warning,
    reason: "These keys are Booleans; a string such as YES counts for some readers only.",
    source: "\(Source.reference); \(Source.wild)"
  ) { contents in
    [
      InfoPlistKey.requiresFullScreen, "UIStatusBarHidden", "UIPrerenderedIcon",
      "LSRequiresIPhoneOS",
    ]
    .flatMap { key in InfoPlistKey.variants(of: key) }
    .compactMap { key in
      guard let value = contents.document.root[key], value.boolean == nil else { return nil }
      return Violation(
        contents.document.line(of: .key(key)),
        "\(key) is \(value.kind) (it should be a Boolean); write <true/> or <false/>")
    }
  }

  static let launchScreen = Rule(
    "launch-screen", .warning,
    reason: "iOS ignores launch images as soon as there is a launch storyboard or screen that it "
      + "knows.", source: Source.decompiled
  ) { contents in
    if contents.sites.isEmpty { return [] }
    return LaunchScreenKey.allCases.flatMap { known in
      InfoPlistKey.variants(of: known.rawValue)
        .filter { contents.document.root[$0] != nil }
        .map { key in
          Violation(
            contents.document.lineOfKey(.key(key)),
            "\(key) is present beside UILaunchImages (from iOS \(known.minimumOS) on launch images "
              + "are ignored); remove one or the other")
        }
    }
  }

  static let noLaunchScreen = Rule(
    "no-launch-screen", .warning,
    reason: "The App Store has required a launch storyboard of apps built with the iOS 13 SDK "
      + "since mid-2020; private and enterprise builds may do without.", source: Source.store
  ) { contents in
    let info = contents.info
    guard let sdk = info.sdk, sdk >= OSVersion(13, 0), !contents.sites.isEmpty,
      info.idioms.contains(where: { info.launchScreenKey(for: $0, OSVersion(99, 0)) == nil })
    else { return [] }
    return [
      Violation(
        nil,
        "no launch storyboard is named (the App Store wants one of apps built with the iOS "
          + "13 SDK or later); add UILaunchStoryboardName, or build with an older SDK")
    ]
  }

  static let launchImageFile = Rule(
    "launch-image-file-ignored", .note,
    reason: "UILaunchImageFile counts only if UILaunchImages is missing.",
    source: Source.reference
  ) { contents in
    let target = contents.info.minimumOS ?? .firstWithEntries
    guard !contents.sites.isEmpty, target >= .firstWithEntries else { return [] }
    return InfoPlistKey.variants(of: InfoPlistKey.launchImageFile)
      .filter { contents.document.root[$0] != nil }
      .map {
        Violation(
          contents.document.lineOfKey(.key($0)),
          "\($0) is ignored (UILaunchImages is present); remove it")
      }
  }
}
