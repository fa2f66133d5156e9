internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let pixels: [Rule] = [
    Rule(
      "image-unreadable", .error,
      reason: "Launch images must be PNG files; with any other file the screen stays blank.",
      source: Source.reference, .apple,
      check: BundleContents.unreadableImage),
    Rule(
      "placeholder", .error,
      reason: "A launch image of one or two pixels shows nothing; it is left over from a template.",
      source: Source.wild, .shippedApps,
      check: BundleContents.placeholder),
    Rule(
      "landscape-pixels", .error,
      reason: "iPhones draw a launch image into the portrait frame; an image that is not turned "
        + "looks distorted on iOS 7 and 8. For iOS 9 and later, Unreal and others ship upright ones: "
        + "a warning if the entry shows on no older iOS, and nothing if turned ones of the same "
        + "screen are there for older versions.",
      source: "\(Source.technote); for iOS 9: \(Source.wild)", .apple,
      check: BundleContents.landscapePixels),
    Rule(
      "wrong-size", .error,
      reason: "iOS stretches a launch image of the wrong size, or shows nothing. A warning if only "
        + "the scale is missing in the file's name.",
      source: "\(Source.technote); \(Source.wild)", .apple,
      check: BundleContents.wrongSize),
    Rule(
      "wide-736h", .note,
      reason:
        "Xcode's own slots have landscape pixels for the 736h image and for the X, XR and XS Max "
        + "(2208x1242, 2436x1125, 1792x828, 2688x1242), as cocos2d-x and Godot do; TN2244 requires "
        + "portrait pixels; both have been seen to work.",
      source: "\(Source.technote); \(Source.wild)", .shippedApps,
      check: BundleContents.wide736Landscape),
    Rule(
      "wide-736h-portrait", .error,
      reason:
        "A portrait launch on a Plus shows a 2208x1242 file distorted.",
      source: Source.wild, .shippedApps,
      check: BundleContents.wide736Portrait),
    Rule(
      "alpha", .warning,
      reason:
        "Launch images are opaque: transparent pixels appear black, and an alpha channel costs "
        + "time and bytes.",
      source: Source.wild, .shippedApps,
      check: BundleContents.alpha),
    Rule(
      "too-large", .error,
      reason: "On iOS 14 and later, a launch image of more than 25,000,000 decoded bytes (width x "
        + "height x 4) gives a black screen.",
      source: Source.wild, .shippedApps,
      check: BundleContents.tooLarge),
  ]
}
