internal import InfoPlist
internal import LaunchRules

/// The checks of the rules in `Rule+Matching.swift`.
extension BundleContents {
  func portraitEntry() -> [Violation] {
    neverMatching(isLandscape: false)
  }

  func landscapeEntry() -> [Violation] {
    neverMatching(isLandscape: true)
  }

  func unreachable() -> [Violation] {
    entryViolations(at: nil) { site in
      guard let entry = site.entry,
        let first = sites.first(where: {
          $0.key == site.key && $0.index < site.index && $0.entry?.covers(entry) == true
        })
      else { return nil }
      return "\(site.words) never shows (entry \(first.index + 1) has the same size, orientation "
        + "and minimum iOS); remove one of them"
    }
  }

  func minimumOSAboveTarget() -> [Violation] {
    guard let target = info.minimumOS else { return [] }
    return entryViolations(at: InfoPlistKey.Entry.minimumOS) { site in
      guard let entry = site.entry,
        let display = Display.all.first(where: { $0.points == entry.size }),
        case let wanted = max(target, display.minimumOS), entry.minimumOS > wanted,
        !sites.contains(where: {
          $0.key == site.key && ($0.isUnknown || $0.entry?.serves(entry, wanted) == true)
        })
      else { return nil }
      return "\(site.words) requires iOS \(entry.minimumOS) (the app supports iOS \(target)); "
        + "write \(wanted)"
    }
  }

  private func neverMatching(isLandscape: Bool) -> [Violation] {
    entryViolations(at: InfoPlistKey.Entry.orientation) { site in
      guard let entry = site.entry, entry.orientation.isLandscape == isLandscape,
        !site.idioms.isEmpty, !mayMatch(site)
      else { return nil }
      return "\(site.words) never matches (it is for \(entry.orientation.rawValue), and the app "
        + "launches only into \(isLandscape ? "portrait" : "landscape")); remove it"
    }
  }
}

extension LaunchImageEntry {
  /// Whether it fits whenever the other entry does, and equally well.
  fileprivate func covers(_ other: LaunchImageEntry) -> Bool {
    minimumOS == other.minimumOS && serves(other, other.minimumOS)
  }

  /// Whether it can replace the other entry on this version of iOS.
  fileprivate func serves(_ other: LaunchImageEntry, _ system: OSVersion) -> Bool {
    size == other.size && orientation.isLandscape == other.orientation.isLandscape
      && minimumOS <= system
  }
}
