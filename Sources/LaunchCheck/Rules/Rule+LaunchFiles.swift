internal import LaunchApps

extension Rule {
  /// About the names of launch files, and the files as such.
  static let launchFiles: [Rule] = [
    Rule(
      "launch-file-name", .error,
      reason:
        "UILaunchStoryboardName is the name of a storyboard or xib without its extension; with "
        + "one, or if it is empty, iOS finds no launch screen.",
      source: "\(Source.reference); flutter/flutter issue 117949, TN3208", .apple,
      check: BundleContents.launchFileName),
    Rule(
      "launch-file-missing", .error,
      reason:
        "The name must be that of a storyboard or xib of the app; devices tell capital letters "
        + "from small ones, unlike most Macs. In a project it is only a warning if no such file is "
        + "in the folder, as the file may be elsewhere.",
      source: "\(Source.launchTechnote)", .apple,
      check: BundleContents.launchFileMissing),
    Rule(
      "launch-file-main", .warning,
      reason:
        "A main storyboard has actions, outlets and classes of the app, which a launch screen "
        + "must not have; iOS shows it before the app runs.",
      source: "\(Source.xcodeHelp); \(Source.launchFiles)", .apple,
      check: BundleContents.launchFileMain),
    Rule(
      "launch-file-unreadable", .error,
      reason: "Xcode compiles only a storyboard or xib that is valid XML.",
      source: "Extensible Markup Language (XML) 1.0", .apple,
      check: BundleContents.launchFileUnreadable),
    Rule(
      "launch-file-unchecked", .note,
      reason: "What a compiled storyboard shows cannot be read; its source can be checked.",
      source: "launchgen", nil,
      check: BundleContents.launchFileUnchecked),
    Rule(
      "no-initial", .error,
      reason: "A launch storyboard without an initial view controller shows nothing.",
      source: Source.launchTechnote, .apple,
      check: BundleContents.noInitial),
    Rule(
      "not-launch-flag", .warning,
      reason: "Without launchScreen=\"YES\" (Use as Launch Screen), Xcode does not check what a "
        + "launch screen must not have.",
      source: Source.launchFiles, .shippedApps,
      check: BundleContents.notLaunchFlag),
    Rule(
      "safe-area-target", .error,
      reason: "Xcode does not compile safe area layout guides for iOS 8 and earlier.",
      source: Source.ibtool, .apple,
      check: BundleContents.safeAreaTarget),
    Rule(
      "unpinned", .warning,
      reason: "A view with a fixed frame, or without constraints, is right on one screen only.",
      source: "\(Source.xcodeHelp); \(Source.launchFiles)", .apple,
      check: BundleContents.unpinned),
    Rule(
      "compact-height", .warning,
      reason: "iOS 7 does not know the compact height: an iPhone in landscape shows the main "
        + "storyboard without its changes for it.",
      source: "Size Classes Design Help, \"Deploying an App with Size Classes on Earlier iOS "
        + "Versions\"; TN2244", .apple,
      check: BundleContents.compactHeight),
  ]
}
