internal import LaunchRules

extension Rule {
  static let pixels: [Rule] = [
    Rule(
      "image-unreadable", .error,
      reason: "Launch images must be PNG files; with any other file the screen stays blank.",
      source: Source.reference,
      check: BundleContents.unreadableImage),
    Rule(
      "placeholder", .error,
      reason: "A launch image of one or two pixels shows nothing; it is left over from a template.",
      source: Source.wild,
      check: BundleContents.placeholder),
    Rule(
      "landscape-pixels", .error,
      reason: "iPhones draw a launch image into the portrait frame; an image that is not turned "
        + "looks distorted.",
      source: Source.technote,
      check: BundleContents.landscapePixels),
    Rule(
      "wrong-size", .error,
      reason: "iOS stretches a launch image of the wrong size, or shows nothing.",
      source: "\(Source.technote); \(Source.wild)",
      check: BundleContents.wrongSize),
    Rule(
      "wide-736h", .note,
      reason:
        "Xcode, cocos2d-x and Godot use 2208x1242 for the 736h image, TN2244 requires portrait "
        + "pixels; both have been seen to work.",
      source: "\(Source.technote); \(Source.wild)",
      check: BundleContents.wide736Landscape),
    Rule(
      "wide-736h-portrait", .error,
      reason:
        "A portrait launch on a Plus shows a 2208x1242 file distorted. It is only a warning if "
        + "the app never launches into portrait.",
      source: Source.wild,
      check: BundleContents.wide736Portrait),
    Rule(
      "alpha", .warning,
      reason:
        "Launch images are opaque: transparent pixels appear black, and an alpha channel costs "
        + "time and bytes.",
      source: Source.wild,
      check: BundleContents.alpha),
    Rule(
      "too-large", .error,
      reason: "On iOS 14 and later, a launch image of more than 25,000,000 decoded bytes (width x "
        + "height x 4) gives a black screen.",
      source: Source.wild,
      check: BundleContents.tooLarge),
  ]
}
