internal import LaunchApps

/// About launch screens that Info.plist describes.
extension Rule {
  static let launchScreens: [Rule] = [
    Rule(
      "two-launch-screens", .note,
      reason:
        "If Info.plist has both a launch storyboard and UILaunchScreen, sources disagree which "
        + "of them iOS 14 and later show; older versions know only the storyboard.",
      source:
        "CodenameOne (pull request 5855) saw the storyboard; Use Your Loaf, \"Dropping launch "
        + "storyboards\", says that UILaunchScreen replaces it", .shippedApps,
      check: BundleContents.twoLaunchScreens),
    Rule(
      "launch-screen-contents", .warning,
      reason:
        "UILaunchScreen has names of a color and an image, a Boolean, and dictionaries for bars; "
        + "what is not one of its keys, or has another type, has no effect.",
      source: Source.launchScreens, .apple,
      check: BundleContents.launchScreenContents),
    Rule(
      "launch-screen-asset", .warning,
      reason:
        "The image and the color of UILaunchScreen must be in an asset catalog of the app. It is "
        + "only a note if the image is a separate file.",
      source: "\(Source.launchScreens); that a separate file works: CodenameOne (issue 5218)",
      .apple,
      check: BundleContents.launchScreenAsset),
  ]
}
