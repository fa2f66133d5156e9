internal import LaunchApps

extension Rule {
  static let propertyList = [
    unreadable,
    Rule(
      "duplicate-key", .error,
      reason: "Which value counts depends on the program that reads the file; plutil -lint does "
        + "not report it.",
      source: "Property List Programming Guide", .apple,
      check: BundleContents.duplicateKey),
    Rule(
      "not-info-plist", .warning,
      reason:
        "Entitlements, privacy manifests, settings bundles and the configurations of services say "
        + "nothing about the launch; in folders, they are skipped.",
      source: "Property List Programming Guide", .apple,
      check: BundleContents.notInfoPlist),
  ]

  /// Reported by ``LoadedBundle``: if the file cannot be read, there is nothing to check.
  public static let unreadable = Rule(
    "property-list", .error,
    reason: "iOS can use nothing in a file that is not a valid property list; plutil -lint accepts "
      + "whitespace-only files, junk after the root and broken base64.",
    source: "Property List Programming Guide", .apple,
    check: { _ in { [] } })
}
