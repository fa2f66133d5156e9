internal import LaunchApps

extension Rule {
  /// About what a launch screen must not have. Xcode refuses these only in a file with
  /// launchScreen="YES"; apps have been built with other files, which is a warning.
  static let launchFileContents: [Rule] = [
    Rule(
      "custom-class", .error,
      reason: "iOS shows a launch screen before the app runs, and without its code. It is only a "
        + "warning if Xcode does not check the file, or for classes of UIKit.",
      source: "\(Source.xcodeHelp); \(Source.ibtool)", .apple,
      check: BundleContents.customClass),
    Rule(
      "runtime-attributes", .error,
      reason: "Xcode refuses user-defined runtime attributes in a launch screen. It is only a "
        + "warning if Xcode does not check the file.",
      source: "\(Source.xcodeHelp); \(Source.ibtool)", .apple,
      check: BundleContents.runtimeAttributes),
    Rule(
      "connections", .error,
      reason: "A launch screen must not have actions, outlets or segues; Xcode accepts the data "
        + "source and delegate of a table, and the relationships of a navigation or tab bar "
        + "controller. It is only a warning if Xcode does not check the file.",
      source: "\(Source.xcodeHelp); \(Source.ibtool)", .apple,
      check: BundleContents.connections),
    Rule(
      "one-root", .error,
      reason: "A launch screen has one root, a view or view controller. It is only a warning in a "
        + "storyboard, or if Xcode does not check the file.",
      source: "\(Source.xcodeHelp); \(Source.ibtool)", .apple,
      check: BundleContents.oneRoot),
    Rule(
      "web-view", .error,
      reason: "A launch screen must not have a UIWebView, and only classes of UIKit, which "
        + "WKWebView is not; for that it is a warning.",
      source: Source.xcodeHelp, .apple,
      check: BundleContents.webView),
  ]

  /// About the images and colors of launch screens.
  static let launchFileAssets: [Rule] = [
    Rule(
      "image-outside-catalog", .error,
      reason:
        "The images of a launch screen must come from an asset catalog of the app. It is only "
        + "a warning if the image is a separate file: apps with such images have been seen to work.",
      source: "\(Source.launchTechnote); \(Source.launchFiles)", .apple,
      check: BundleContents.imageOutsideCatalog),
    Rule(
      "named-color", .warning,
      reason: "A named color must be in an asset catalog of the app.",
      source: "by analogy with images: \(Source.launchTechnote)", nil,
      check: BundleContents.namedColor),
    Rule(
      "decoded-size", .error,
      reason:
        "On iOS 14 and later, an image of more than 25,000,000 decoded bytes (width x height x "
        + "4) gives a black screen.",
      source: Source.launchFiles, .shippedApps,
      check: BundleContents.decodedSize),
  ]
}
