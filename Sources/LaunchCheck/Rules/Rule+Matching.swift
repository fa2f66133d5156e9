internal import LaunchRules

extension Rule {
  static let matching: [Rule] = [
    Rule(
      "portrait-entry", .warning,
      reason: "A Portrait entry never matches in an app that launches only into landscape.",
      source: Source.technote,
      check: BundleContents.portraitEntry),
    Rule(
      "landscape-entry", .warning,
      reason: "A Landscape entry never matches in an app that launches only into portrait.",
      source: Source.technote,
      check: BundleContents.landscapeEntry),
    Rule(
      "entry-unreachable", .warning,
      reason: "If several entries fit equally well, iOS takes the first; the others never show.",
      source: Source.decompiled,
      check: BundleContents.unreachable),
    Rule(
      "minimum-os-above-target", .warning,
      reason: "If the app supports an older iOS than all entries of a screen, that iOS shows the "
        + "image of another screen, or none.",
      source: "\(Source.wild); \(Source.decompiled)",
      check: BundleContents.minimumOSAboveTarget),
  ]
}
