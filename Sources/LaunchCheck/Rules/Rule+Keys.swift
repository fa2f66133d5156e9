internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let keys: [Rule] = [
    Rule(
      "boolean-text", .warning,
      reason: "These keys are Booleans; only some programs accept a string such as YES.",
      source: "\(Source.reference); \(Source.wild)", .apple,
      check: BundleContents.booleanText),
    Rule(
      "launch-screen", .warning,
      reason:
        "iOS ignores launch images if Info.plist has a launch storyboard or launch screen key "
        + "that this version of iOS knows. A note if the app supports older versions, which show the "
        + "images.",
      source: Source.decompiled, .shippedApps,
      check: BundleContents.launchScreen),
    Rule(
      "no-launch-screen", .error,
      reason:
        "The App Store rejects an app built with the iOS 27 SDK if Info.plist has no launch "
        + "storyboard or launch screen key (ITMS-90870); an empty name does not count, an empty "
        + "UILaunchScreen does. A warning for an Info.plist by itself, since build settings may add "
        + "the key. From the iOS 13 SDK on it is a warning if the app has launch images. "
        + "Private and enterprise builds do not need one.",
      source: "TN3208; \(Source.store)", .apple,
      check: BundleContents.noLaunchScreen),
    Rule(
      "launch-image-file-ignored", .note,
      reason: "UILaunchImageFile counts only if UILaunchImages is missing.",
      source: Source.reference, .apple,
      check: BundleContents.launchImageFile),
    Rule(
      "ui-launch-screen-target", .warning,
      reason:
        "UILaunchScreen alone is known from iOS 14 on: on older versions, an app without any other "
        + "launch screen runs in the frame of an older iPhone, and the App Store refuses it for iPad "
        + "multitasking.",
      source: "\(Source.reference); a rejection that CodenameOne reports (pull request 5230)",
      .shippedApps,
      check: BundleContents.launchScreenTarget),
  ]
}
