internal import InfoPlist

extension Rule {
  static let propertyList = [unreadable, duplicateKey]

  /// Who reads the file reports it, since nothing else can be checked.
  public static let unreadable = Rule(
    "property-list", .error,
    reason: "Nothing counts in a file that is not a property list; plutil -lint passes "
      + "whitespace-only files, junk after the root and broken base64.",
    source: "Property List Programming Guide", violations: { _ in [] })

  static let duplicateKey = Rule(
    "duplicate-key", .error,
    reason: "Which of the values counts depends on who reads the file; plutil -lint says nothing.",
    source: "Property List Programming Guide"
  ) { contents in
    contents.document.duplicateKeys.map { duplicate in
      let place = duplicate.lines.first.map { ", first on line \($0)" } ?? ""
      return Violation(
        duplicate.lines.last,
        "\(duplicate.key) appears more than once (in one dictionary\(place)); remove all but "
          + "one")
    }
  }
}
