internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let sizes: [Rule] = [
    Rule(
      "entry-size", .error,
      reason: "iOS skips an entry if it reads UILaunchImageSize as zero.",
      source: Source.decompiled, .decompiled,
      check: BundleContents.unreadableSize),
    Rule(
      "size-swapped", .error,
      reason:
        "UILaunchImageSize must be in portrait order, even for Landscape; otherwise it fits no "
        + "screen, and iOS skips the entry in apps built with an SDK before iOS 9.",
      source: "\(Source.technote); that iOS skips the entry: \(Source.decompiled)", .apple,
      check: BundleContents.wideSize),
    Rule(
      "size-in-pixels", .error,
      reason: "UILaunchImageSize is in points; in pixels it fits no screen.",
      source: Source.reference, .apple,
      check: BundleContents.sizeInPixels),
    Rule(
      "size-unknown", .note,
      reason: "No screen has this size; iOS shows the image only if nothing fits better.",
      source: "Apple's table of device sizes", .decompiled,
      check: BundleContents.unknownSize),
  ]
}
