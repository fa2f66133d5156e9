internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let store: [Rule] = [
    Rule(
      "ipad-orientations", .error,
      reason:
        "The App Store rejects an iPad app that does not list all four orientations, unless "
        + "UIRequiresFullScreen is true (ITMS-90474). A warning if the SDK is not known.",
      source: Source.store, .apple,
      check: BundleContents.padOrientations),
    Rule(
      "ipad-multitasking", .error,
      reason:
        "The App Store rejects an iPad app that has launch images and no launch storyboard or launch "
        + "screen, unless UIRequiresFullScreen is true (ITMS-90475): an app that shares the screen needs "
        + "one. A warning if the SDK is not known, and for an Info.plist by itself, since build "
        + "settings may add the key.",
      source: "\(Source.store); \(Source.xcode)", .apple,
      check: BundleContents.padMultitasking),
    Rule(
      "scene-manifest", .warning,
      reason:
        "An app built with the iOS 27 SDK stops at launch without scenes; they come from "
        + "UIApplicationSceneManifest, or from the app delegate's code, which is not checked.",
      source: "TN3187", .apple,
      check: BundleContents.sceneManifest),
    Rule(
      "requires-full-screen", .note,
      reason:
        "UIRequiresFullScreen is deprecated in iPadOS 26. Built with the iOS 27 SDK, the app is "
        + "resized in steps that honor its orientations, on iPhones too, unless "
        + "UIRequiresFullScreenIgnoredStartingWithVersion turns the key off.",
      source: Source.reference, .apple,
      check: BundleContents.requiresFullScreen),
  ]
}
