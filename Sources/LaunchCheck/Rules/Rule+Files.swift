internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let files: [Rule] = [
    Rule(
      "missing-file", .error,
      reason: "If an entry's file is missing, the screen stays blank.",
      source: Source.wild, .shippedApps,
      check: BundleContents.missingFile),
    Rule(
      "no-files", .note,
      reason: "Sizes and transparency can be checked only if the launch images are present.",
      source: "launchgen", nil,
      check: BundleContents.noFiles),
    Rule(
      "shared-file", .warning,
      reason: "One file cannot be right for both portrait and landscape: one of the two launches "
        + "shows it sideways.",
      source: "\(Source.technote); \(Source.wild)", .apple,
      check: BundleContents.sharedFile),
    unreadableName,
  ]

  /// Reported of folders, by ``Checker/findings(of:)``.
  static let unreadableName = Rule(
    "unreadable-name", .warning,
    reason: "What has a name that is not UTF-8 cannot be read by its path, and is not checked.",
    source: "launchgen", nil,
    check: { _ in { [] } })
}
