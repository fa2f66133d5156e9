internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let matching: [Rule] = [
    Rule(
      "portrait-entry", .warning,
      reason: "On iOS 7 and 8, a Portrait entry never matches in an app that launches only into "
        + "landscape; later versions show it at most if there is no other.",
      source: "\(Source.technote); for iOS 9: \(Source.wild)", .apple,
      check: BundleContents.portraitEntry),
    Rule(
      "landscape-entry", .warning,
      reason: "On iOS 7 and 8, a Landscape entry never matches in an app that launches only into "
        + "portrait; later versions show it at most if there is no other.",
      source: "\(Source.technote); for iOS 9: \(Source.wild)", .apple,
      check: BundleContents.landscapeEntry),
    Rule(
      "entry-unreachable", .warning,
      reason: "If several entries fit equally well, iOS takes the first; the others never show.",
      source: Source.decompiled, .decompiled,
      check: BundleContents.unreachable),
    Rule(
      "minimum-os-above-target", .warning,
      reason: "If the app supports an older iOS than all entries of a screen, that iOS shows the "
        + "image of another screen, or none.",
      source: "\(Source.wild); \(Source.decompiled)", .decompiled,
      check: BundleContents.minimumOSAboveTarget),
  ]
}
