internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let launches: [Rule] = [
    Rule(
      "blank-screen", .error,
      reason: "If no entry matches the launch orientation and the version of iOS, the app launches "
        + "with a blank screen, without any error. iOS 9 and later have been seen to show entries "
        + "for the other orientation: a warning if the app supports no older iOS.",
      source: "\(Source.technote); for iOS 9: \(Source.wild) (cocos2d-x issue 15370, Kodi)", .apple,
      check: BundleContents.blankScreen),
    Rule(
      "ipad-launch-orientation", .warning,
      reason:
        "An iPad launches an app in the orientation that it is held in, of those that the app "
        + "supports, and needs launch images for each. iOS 9 and later have been seen to show an entry "
        + "for the other orientation, turned or not; on iOS 7 and 8 the rule blank-screen reports it.",
      source: "\(Source.orientationAnswer); for iOS 9: \(Source.wild) (cocos2d-x issue 15370, "
        + "Kodi)", .apple,
      check: BundleContents.padLaunchOrientation),
    Rule(
      "missing-scale", .error,
      reason:
        "iOS loads files of the screen's scale or below; if the entry of the screen's size has "
        + "only files of larger scales, the screen stays blank. Compiled asset catalogs have this "
        + "problem.",
      source: "\(Source.technote); \(Source.decompiled)", .apple,
      check: BundleContents.missingScale),
    Rule(
      "letterboxed", .warning,
      reason: "If no entry has an iPhone's screen size, the app runs in the frame of an older "
        + "iPhone, with black bars or scaled up.",
      source: "\(Source.wild); for iOS 8 and earlier: \(Source.decompiled)", .shippedApps,
      check: BundleContents.letterboxed),
    Rule(
      "newer-iphones", .note,
      reason:
        "TN2244's entries have no sizes for the iPhone X and later, where the app runs in the "
        + "frame of an older iPhone unless it has a launch storyboard.",
      source: Source.wild, .shippedApps,
      check: BundleContents.newerIPhones),
    Rule(
      "store-568h", .error,
      reason:
        "The App Store rejects iPhone apps without an entry of {320, 568} and a 640x1136 file "
        + "for the iPhone 5 (ITMS-90096), including landscape apps.",
      source: Source.store, .apple,
      check: BundleContents.storeSize),
  ]
}
