internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+Files.swift`.
extension BundleContents {
  func missingFile() -> [Violation] {
    guard hasImages else { return [] }
    return entryViolations(
      at: InfoPlistKey.Entry.name, unmatchedLevel: .warning,
      causes: causesOfName
    ) { site in
      guard let entry = site.entry, !site.idioms.isEmpty, !BuildVariable.isIn(entry.name),
        files(of: site).isEmpty, project?.outsiders(of: site).isEmpty ?? true
      else { return nil }
      return "\(site.words) names a missing file, '\(entry.name)' (no image with this name was "
        + "found); add it, or correct the name"
    }
  }

  func noFiles() -> [Violation] {
    guard !hasImages, sites.contains(where: { $0.entry != nil }) else {
      return []
    }
    return [
      Violation(
        document.lineOfKey(.key(InfoPlistKey.launchImages)),
        "the launch images were not checked (none were found near the Info.plist); check the "
          + "built .app or .ipa")
    ]
  }

  func sharedFile() -> [Violation] {
    entryViolations(
      at: InfoPlistKey.Entry.name, fault: "shared", causes: causesOfSharing
    ) { site in
      guard let entry = site.entry, let other = sharing(site) else { return nil }
      return "\(site.words) shares '\(entry.name)' with entry \(other.index + 1) (one file cannot "
        + "be right for both Portrait and Landscape); use two files"
    }
  }

  private func causesOfName(_ site: EntrySite) -> [Violation.Cause] {
    .rules(["name-suffix"], site.subject)
  }

  private func causesOfSharing(_ site: EntrySite) -> [Violation.Cause] {
    [site, sharing(site)].compactMap { $0?.subject }.map {
      Violation.Cause(rule: "wide-736h-portrait", subject: $0)
    }
  }

  /// The entry for the other orientation that has the same file.
  private func sharing(_ site: EntrySite) -> EntrySite? {
    // The rules portrait-entry and landscape-entry report entries that never match.
    guard let entry = site.entry, mayMatch(site) else { return nil }
    return sites.first { other in
      guard other.key == site.key, other.index < site.index, let first = other.entry
      else { return false }
      return first.name == entry.name && first.size == entry.size && mayMatch(other)
        && first.orientation.isLandscape != entry.orientation.isLandscape
    }
  }
}
