internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let projects: [Rule] = [
    Rule(
      "project-file", .error,
      reason: "Xcode cannot open a damaged project.",
      source: "Property List Programming Guide, \"Old-Style ASCII Property Lists\"", .apple,
      check: BundleContents.projectFile),
    Rule(
      "info-plist-file", .error,
      reason: "Xcode stops the build if the file of INFOPLIST_FILE is missing.",
      source: Source.xcode, .apple,
      check: BundleContents.infoPlistMissing),
    Rule(
      "configuration-file", .note,
      reason: "Build settings are unknown if their .xcconfig file cannot be read.",
      source: Source.xcode, .apple,
      check: BundleContents.configurationFile),
    Rule(
      "unknown-setting", .note,
      reason: "A build variable that no file of the project defines may have any value; what "
        + "depends on it is not checked.",
      source: Source.xcode, .apple,
      check: BundleContents.unknownSetting),
    Rule(
      "not-in-target", .error,
      reason: "A file that is not a member of the target does not ship with the app, and the "
        + "screen stays blank. It is only a warning if a script phase could copy the file.",
      source: Source.xcode, .apple,
      check: BundleContents.notInTarget),
    Rule(
      "catalog-landscape", .error,
      reason: "A launch image set has only Portrait slots for iPhones before the 6 Plus: an app "
        + "that launches into landscape shows a blank screen there.",
      source: Source.technote, .apple,
      check: BundleContents.catalogLandscape),
  ]
}
