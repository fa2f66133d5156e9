internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let entries: [Rule] = [
    Rule(
      "launch-images-array", .error,
      reason: "UILaunchImages must be an array of dictionaries; iOS reads no entry from any other "
        + "type, and the screen stays blank.",
      source: Source.reference, .apple,
      check: BundleContents.notAnArray),
    Rule(
      "too-many-entries", .error,
      reason: "No app needs more than \(LaunchInfo.entryLimit) entries; the rest is not checked.",
      source: "launchgen", nil,
      check: BundleContents.tooMany),
    Rule(
      "entry-dictionary", .error,
      reason: "Each entry must be a dictionary; iOS skips other values.",
      source: Source.reference, .apple,
      check: BundleContents.notADictionary),
    Rule(
      "entry-name", .error,
      reason: "UILaunchImageName is required; iOS skips an entry without it.",
      source: Source.reference, .apple,
      check: BundleContents.entryName),
    Rule(
      "name-suffix", .error,
      reason: "iOS appends @2x, @3x, ~iphone and ~ipad itself; if the name already contains one of "
        + "them, iOS finds no file.",
      source: "\(Source.technote); \(Source.wild)", .apple,
      check: BundleContents.nameSuffix),
    Rule(
      "name-extension", .warning,
      reason:
        "UILaunchImageName should not have an extension: system code has been seen not to find a "
        + "file if the name contains a dot, though apps made with Unreal are shipped so.",
      source: "\(Source.technote); that a dot breaks the lookup: \(Source.decompiled); against it: "
        + "\(Source.wild)", .decompiled,
      check: BundleContents.nameDot),
    Rule(
      "minimum-os-missing", .error,
      reason: "UILaunchImageMinimumOSVersion is required; iOS skips an entry without it.",
      source: "\(Source.reference); that iOS skips the entry: \(Source.decompiled)", .apple,
      check: BundleContents.noMinimumOS),
    Rule(
      "minimum-os", .error,
      reason: "UILaunchImageMinimumOSVersion must be a string with a version, such as 7.0.",
      source: Source.reference, .apple,
      check: BundleContents.minimumOS),
    Rule(
      "entry-orientation", .error,
      reason:
        "iOS skips an entry if its UILaunchImageOrientation is not one of Apple's five values.",
      source: "\(Source.reference); that iOS skips the entry: \(Source.decompiled)", .apple,
      check: BundleContents.entryOrientation),
  ]
}
