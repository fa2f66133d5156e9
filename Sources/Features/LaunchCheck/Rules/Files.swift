internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let files = [
    missingFile, noFiles, sharedFile, unreadableName,
  ]

  static let missingFile = Rule(
    "missing-file", .error, needs: [.infoPlist, .entries, .files],
    reason: "If an entry's file is missing, the screen stays blank.",
    source: Source.wild, .shippedApps
  ) { app in
    app.entryViolations(
      at: InfoPlistKey.Entry.name, unmatchedLevel: .warning,
      causes: { .rules([.nameSuffix], $0.subject) }
    ) { site in
      guard let entry = site.entry, !site.idioms.isEmpty, !BuildVariable.isIn(entry.name),
        app.files(of: site).isEmpty, app.project?.outsiders(of: site).isEmpty ?? true
      else { return nil }
      return Violation(
        "names a missing file, '\(entry.name)' (no image with this name was found)",
        "add it, or correct the name", cause: "missing", detail: "'\(entry.name)'")
    }
  }

  static let noFiles = Rule(
    "no-files", .note, needs: [.infoPlist, .entries, .launchScreenKeys],
    reason: "Sizes and transparency can be checked only if the launch images are present.",
    source: "launchgen", nil
  ) { app in
    guard !app.hasImages, app.sites.contains(where: { $0.entry != nil }),
      // A launch screen may take the place of all of them.
      app.info.idioms.contains(where: {
        app.info.launchScreenKey(for: $0, app.info.lowestSystem(for: $0)) == nil
      })
    else { return [] }
    return [
      Violation(
        at: .infoPlist(app.document.place(ofKey: InfoPlistKey.launchImages)),
        "the launch images were not checked (none were found near the Info.plist)",
        "check the built .app or .ipa")
    ]
  }

  static let sharedFile = Rule(
    "shared-file", .warning, needs: [.infoPlist, .entries],
    reason: "One file cannot be right for both portrait and landscape: one of the two launches "
      + "shows it sideways.",
    source: "\(Source.technote); \(Source.wild)", .apple
  ) { app in
    app.entryViolations(
      at: InfoPlistKey.Entry.name, causes: { causesOfSharing($0, app) }
    ) { site in
      guard let entry = site.entry, let other = sharing(site, app) else { return nil }
      return Violation(
        "shares '\(entry.name)' with entry \(other.index + 1) (one file cannot be right for both "
          + "Portrait and Landscape)", "use two files", cause: "shared",
        detail: "'\(entry.name)'")
    }
  }

  /// ``Checker/findings(of:)`` reports this rule for folders; the rule itself checks nothing in an
  /// app.
  static let unreadableName = Rule(
    "unreadable-name", .warning,
    reason: "A file whose name is not UTF-8 cannot be read by its path, and is not checked.",
    source: "launchgen", nil
  ) { _ in [] }
}

extension Rule {
  private static func causesOfSharing(_ site: EntrySite, _ app: BundleContents) -> [Violation.Cause]
  {
    [site, sharing(site, app)].compactMap { $0?.subject }.map {
      Violation.Cause(.wide736hPortrait, $0)
    }
  }

  /// An entry before `site` that has the same file, but is for the other orientation; `nil` if
  /// there is none.
  private static func sharing(_ site: EntrySite, _ app: BundleContents) -> EntrySite? {
    // The rules portrait-entry and landscape-entry report entries that never match.
    guard let entry = site.entry, app.mayMatch(site) else { return nil }
    return app.sites.first { other in
      guard other.key == site.key, other.index < site.index, let first = other.entry
      else { return false }
      return first.name == entry.name && first.size == entry.size && app.mayMatch(other)
        && first.orientation.isLandscape != entry.orientation.isLandscape
    }
  }
}
