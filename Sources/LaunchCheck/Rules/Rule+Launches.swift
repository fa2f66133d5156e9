internal import LaunchRules

extension Rule {
  static let launches: [Rule] = [
    Rule(
      "blank-screen", .error,
      reason: "If no entry matches the launch orientation and the version of iOS, the app launches "
        + "with a blank screen, without any error.",
      source: "\(Source.technote); \(Source.decompiled)",
      check: BundleContents.blankScreen),
    Rule(
      "missing-scale", .error,
      reason: "iOS loads files of the screen's scale or below; if the best entry has only files of "
        + "larger scales, the screen stays blank. Compiled asset catalogs have this problem.",
      source: "\(Source.technote); \(Source.decompiled)",
      check: BundleContents.missingScale),
    Rule(
      "letterboxed", .warning,
      reason: "iOS 8 and earlier show an app with black bars if no entry has the screen's size.",
      source: "\(Source.wild); \(Source.decompiled)",
      check: BundleContents.letterboxed),
    Rule(
      "store-568h", .error,
      reason:
        "The App Store rejects iPhone apps without an entry of {320, 568} and a 640x1136 file "
        + "for the iPhone 5 (ITMS-90096), including landscape apps.",
      source: Source.store,
      check: BundleContents.storeSize),
  ]
}
