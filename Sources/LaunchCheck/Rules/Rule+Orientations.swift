internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let orientations: [Rule] = [
    Rule(
      "no-orientations", .warning,
      reason: "An app that lists no orientation launches into portrait.",
      source: Source.technote, .apple,
      check: BundleContents.noOrientations),
    Rule(
      "orientations-array", .error,
      reason: "UISupportedInterfaceOrientations must be an array of strings; iOS reads no "
        + "orientation from any other type, and the app launches into portrait.",
      source: Source.reference, .apple,
      check: BundleContents.orientationsArray),
    Rule(
      "unknown-orientation", .warning,
      reason: "iOS ignores a value that is not one of Apple's four, and the app launches as if it "
        + "were missing.",
      source: Source.reference, .apple,
      check: BundleContents.unknownOrientation),
    Rule(
      "portrait-status-bar", .warning,
      reason:
        "On iOS 7 and earlier, a Portrait value anywhere in the list puts the status bar of a "
        + "landscape launch in portrait.",
      source: Source.technote, .apple,
      check: BundleContents.portraitStatusBar),
    Rule(
      "upside-down", .note,
      reason: "iPhones with Face ID have no upside-down orientation, whatever Info.plist lists.",
      source: "Use Your Loaf, \"Upside Down and Rotating iPhones\"", .shippedApps,
      check: BundleContents.upsideDown),
    Rule(
      "interface-orientation-ignored", .note,
      reason: "UIInterfaceOrientation counts only if UISupportedInterfaceOrientations is missing.",
      source: Source.reference, .apple,
      check: BundleContents.olderOrientation),
  ]
}
