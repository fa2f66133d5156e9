extension Rule {
  static let propertyList = [
    unreadable,
    Rule(
      "duplicate-key", .error,
      reason: "Which value counts depends on the program that reads the file; plutil -lint does "
        + "not report it.",
      source: "Property List Programming Guide", .apple,
      check: BundleContents.duplicateKey),
  ]

  /// Reported by ``LoadedBundle``: if the file cannot be read, there is nothing to check.
  public static let unreadable = Rule(
    "property-list", .error,
    reason: "iOS can use nothing in a file that is not a valid property list; plutil -lint accepts "
      + "whitespace-only files, junk after the root and broken base64.",
    source: "Property List Programming Guide", .apple,
    check: { _ in { [] } })
}
