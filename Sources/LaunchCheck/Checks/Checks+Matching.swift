internal import InfoPlist
internal import LaunchApps
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
        }), !hasScaleOfItsOwn(site, beside: first)
      else { return nil }
      return "\(site.words) never shows (entry \(first.index + 1) has the same size, orientation "
        + "and minimum iOS); remove one of them"
    }
  }

  /// Whether a screen of the size takes the second entry because only that one has a file for its
  /// scale: 1792h@2x beside 2688h@3x. Without files, two names for screens of two scales may be such
  /// a pair.
  private func hasScaleOfItsOwn(_ site: EntrySite, beside first: EntrySite) -> Bool {
    guard let entry = site.entry, let other = first.entry, entry.name != other.name else {
      return false
    }
    let displays = Display.all.filter { $0.points == entry.size }
    guard hasImages else { return Set(displays.map(\.scale)).count > 1 }
    return displays.contains { display in
      // The first name that has a file, of two for each scale from the screen's down.
      func scale(_ entry: LaunchImageEntry) -> Int {
        let names = entry.fileNames(scale: display.scale, idiom: display.idiom)
        return names.firstIndex { images[$0] != nil }.map { $0 / 2 } ?? names.count
      }
      return scale(entry) < scale(other)
    }
  }

  func minimumOSAboveTarget() -> [Violation] {
    guard let target = info.minimumOS else { return [] }
    return entryViolations(
      at: InfoPlistKey.Entry.minimumOS,
      causes: causesOfOldSystems
    ) { site in
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
    entryViolations(
      at: InfoPlistKey.Entry.orientation, fault: "unmatched",
      causes: isLandscape ? causesOfPortrait : causesOfLandscape
    ) { site in
      guard let entry = site.entry, entry.orientation.isLandscape == isLandscape,
        !site.idioms.isEmpty, !mayMatch(site), let systems = systemsWithoutMatch(entry, site)
      else { return nil }
      return "\(site.words) never matches on \(systems) (it is for \(entry.orientation.rawValue), "
        + "and the app launches only into \(isLandscape ? "portrait" : "landscape")); remove it"
    }
  }
}

extension BundleContents {
  private func causesOfOldSystems(_ site: EntrySite) -> [Violation.Cause] {
    .rules(["blank-screen"], Self.blankSubject(site.key, .systemTooOld(lowest: .latest)))
  }

  private func causesOfPortrait(_ site: EntrySite) -> [Violation.Cause] {
    causesWithoutMatch(site, .portrait)
  }

  private func causesOfLandscape(_ site: EntrySite) -> [Violation.Cause] {
    causesWithoutMatch(site, .landscapeRight)
  }

  /// Where no entry matches, others are missing, rather than these too many.
  private func causesWithoutMatch(
    _ site: EntrySite, _ launch: InterfaceOrientation
  ) -> [Violation.Cause] {
    sites.contains { $0.key == site.key && mayMatch($0) }
      ? [] : .rules(["blank-screen"], Self.blankSubject(site.key, .orientation(launch)))
  }

  /// The versions of iOS on which TN2244 rules the entry out, and the app runs; `nil` if there are
  /// none.
  private func systemsWithoutMatch(_ entry: LaunchImageEntry, _ site: EntrySite) -> String? {
    let first = max(lowestSystem(site), entry.minimumOS)
    if first >= .firstTolerant { return nil }
    return first >= OSVersion(8, 0) ? "iOS 8" : "iOS 7 and 8"
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
