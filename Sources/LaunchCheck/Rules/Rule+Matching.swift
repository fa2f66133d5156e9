internal import InfoPlist
internal import LaunchRules

extension Rule {
  static let matching = [portraitEntry, landscapeEntry, unreachable, minimumOSAboveTarget]

  static let portraitEntry = Rule(
    "portrait-entry", .warning,
    reason: "A Portrait entry never matches in an app that launches into landscape only.",
    source: Source.technote
  ) { contents in
    contents.neverMatching(isLandscape: false)
  }

  static let landscapeEntry = Rule(
    "landscape-entry", .warning,
    reason: "A Landscape entry never matches in an app that launches into portrait only.",
    source: Source.technote
  ) { contents in
    contents.neverMatching(isLandscape: true)
  }

  static let unreachable = Rule(
    "entry-unreachable", .warning,
    reason: "Of entries that fit equally well, iOS takes the first: those after it never show.",
    source: Source.decompiled
  ) { contents in
    contents.sites.compactMap { site in
      guard let entry = site.entry,
        let first = contents.sites.first(where: {
          $0.key == site.key && $0.index < site.index && $0.entry?.covers(entry) == true
        })
      else { return nil }
      return Violation(
        site.line,
        "\(site.words) never shows (entry \(first.index + 1) is for the same size, orientation "
          + "and iOS); remove one of them")
    }
  }

  static let minimumOSAboveTarget = Rule(
    "minimum-os-above-target", .warning,
    reason: "If the app supports an iOS that a screen's entries are not for, the image of another "
      + "screen shows there, or none.", source: "\(Source.wild); \(Source.decompiled)"
  ) { contents in
    guard let target = contents.info.minimumOS else { return [] }
    return contents.sites.compactMap { site in
      guard let entry = site.entry,
        let display = Display.all.first(where: { $0.points == entry.size }),
        case let wanted = max(target, display.minimumOS), entry.minimumOS > wanted,
        !contents.sites.contains(where: {
          $0.key == site.key && $0.entry?.serves(entry, wanted) == true
        })
      else { return nil }
      return Violation(
        contents.line(of: site, InfoPlistKey.Entry.minimumOS),
        "\(site.words) is for iOS \(entry.minimumOS) and later (the app supports iOS \(target)); "
          + "write \(wanted)")
    }
  }
}
