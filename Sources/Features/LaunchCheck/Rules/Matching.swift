internal import AppDocuments
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let portraitEntry = Rule(
    "portrait-entry", .warning, .apple, sources: [.technote, "for iOS 9: \(Source.wild)"],
    needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason: "On iOS 7 and 8, a Portrait entry never matches in an app that launches only into "
      + "landscape; later versions show it at most if there is no other."
  ) { app in
    neverMatching(isLandscape: false, app)
  }

  static let landscapeEntry = Rule(
    "landscape-entry", .warning, .apple, sources: [.technote, "for iOS 9: \(Source.wild)"],
    needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason: "On iOS 7 and 8, a Landscape entry never matches in an app that launches only into "
      + "portrait; later versions show it at most if there is no other."
  ) { app in
    neverMatching(isLandscape: true, app)
  }

  static let entryUnreachable = Rule(
    "entry-unreachable", .warning, .decompiled, sources: [.decompiled],
    needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason: "If several entries fit equally well, iOS takes the first; the others never show. For "
      + "LandscapeLeft and LandscapeRight, sources disagree: Apple's reference lists them as two "
      + "orientations, and decompiled system code treats them alike."
  ) { app in
    app.entryViolations(at: nil) { site in
      guard let entry = site.entry,
        let first = app.sites.first(where: {
          $0.key == site.key && $0.index < site.index && $0.entry?.covers(entry) == true
        }), !hasScaleOfItsOwn(site, beside: first, app)
      else { return nil }
      let isSame = first.entry?.orientation == entry.orientation
      return Violation(
        isSame
          ? "never shows (entry \(first.index + 1) has the same size, orientation and minimum iOS)"
          : "may never show (sources disagree whether iOS takes entry \(first.index + 1) for all "
            + "launches into \(entry.orientation.isLandscape ? "landscape" : "portrait"))",
        isSame ? "remove it" : "make both show the same")
    }
  }

  static let minimumOSAboveTarget = Rule(
    "minimum-os-above-target", .warning, .decompiled, sources: [.wild, .decompiled],
    needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason: "If the app supports an older iOS than all entries of a screen, that iOS shows the "
      + "image of another screen, or none."
  ) { app in
    guard let target = app.info.minimumOS else { return [] }
    return app.entryViolations(at: InfoPlistKey.Entry.minimumOS) { site in
      guard let entry = site.entry,
        let display = Display.all.first(where: { $0.points == entry.size }),
        case let wanted = max(target, display.minimumOS), entry.minimumOS > wanted,
        !app.sites.contains(where: {
          $0.key == site.key && ($0.isUnknown || $0.entry?.serves(entry, wanted) == true)
        })
      else { return nil }
      return Violation(
        "requires iOS \(entry.minimumOS) (the app supports iOS \(target))", "write \(wanted)",
        causes: .rules([.blankScreen], blankSubject(site.key, .systemTooOld(lowest: .latest))))
    }
  }

  /// Whether, for some screen, the file of `site` is closer to the screen's scale than the file of
  /// `first`, an earlier entry of the same size. For example, `site` has 1792h@2x, and `first` has
  /// 2688h@3x. False if both entries have the same name. If the app's images are unknown, the
  /// result is whether screens of this size have different scales.
  private static func hasScaleOfItsOwn(
    _ site: LocatedEntry, beside first: LocatedEntry, _ app: BundleContents
  ) -> Bool {
    guard let entry = site.entry, let other = first.entry, entry.name != other.name else {
      return false
    }
    let displays = Display.all.filter { $0.points == entry.size }
    guard app.hasImages else { return Set(displays.map(\.scale)).count > 1 }
    return displays.contains { display in
      // How many scales below the screen's scale the entry's first file is. Each scale has two
      // file names.
      func scale(_ entry: LaunchImageEntry) -> Int {
        let names = entry.fileNames(scale: display.scale, idiom: display.idiom)
        return names.firstIndex { app.images[$0] != nil }.map { $0 / 2 } ?? names.count
      }
      return scale(entry) < scale(other)
    }
  }

  private static func neverMatching(isLandscape: Bool, _ app: BundleContents) -> [Violation] {
    let launch: InterfaceOrientation = isLandscape ? .portrait : .landscapeRight
    return app.entryViolations(at: InfoPlistKey.Entry.orientation) { site in
      guard let entry = site.entry, entry.orientation.isLandscape == isLandscape,
        !site.idioms.isEmpty, !app.mayMatch(site),
        // By TN2244, the entry never matches on iOS 7 and 8. Later versions may show it.
        case let first = max(app.lowestSystem(site), entry.minimumOS), first < .firstTolerant
      else { return nil }
      // If no entry of the key matches, the finding about the missing entry is reported instead.
      let isReplaced = !app.sites.contains { $0.key == site.key && app.mayMatch($0) }
      return Violation(
        "never matches on \(first >= OSVersion(8, 0) ? "iOS 8" : "iOS 7 and 8") (it is for "
          + "\(entry.orientation.rawValue), and the app launches only into "
          + "\(isLandscape ? "portrait" : "landscape"))", "remove it", cause: "unmatched",
        causes: isReplaced
          ? .rules([.blankScreen], blankSubject(site.key, .orientation(launch))) : [])
    }
  }
}

extension LaunchImageEntry {
  /// Whether this entry fits all launches that `other` fits, and fits them equally well.
  fileprivate func covers(_ other: LaunchImageEntry) -> Bool {
    minimumOS == other.minimumOS && serves(other, other.minimumOS)
  }

  /// Whether this entry can replace `other` on a version of iOS.
  fileprivate func serves(_ other: LaunchImageEntry, _ system: OSVersion) -> Bool {
    size == other.size && orientation.isLandscape == other.orientation.isLandscape
      && minimumOS <= system
  }
}
