internal import LaunchRules

extension Rule {
  static let keys: [Rule] = [
    Rule(
      "boolean-text", .warning,
      reason: "These keys are Booleans; only some programs accept a string such as YES.",
      source: "\(Source.reference); \(Source.wild)",
      check: BundleContents.booleanText),
    Rule(
      "launch-screen", .warning,
      reason:
        "iOS ignores launch images if Info.plist has a launch storyboard or launch screen key "
        + "that this version of iOS knows.",
      source: Source.decompiled,
      check: BundleContents.launchScreen),
    Rule(
      "no-launch-screen", .warning,
      reason:
        "Since mid-2020 the App Store has required a launch storyboard for apps built with the "
        + "iOS 13 SDK or later; private and enterprise builds do not need one.",
      source: Source.store,
      check: BundleContents.noLaunchScreen),
    Rule(
      "launch-image-file-ignored", .note,
      reason: "UILaunchImageFile counts only if UILaunchImages is missing.",
      source: Source.reference,
      check: BundleContents.launchImageFile),
  ]
}
