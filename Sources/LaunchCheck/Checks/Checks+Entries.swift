internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+Entries.swift`.
extension BundleContents {
  func notAnArray() -> [Violation] {
    valueViolations(of: InfoPlistKey.launchImages) { key, value in
      guard value.array == nil else { return nil }
      return "\(key) is \(value.kind) (it should be an array of dictionaries); change its type"
    }
  }

  func tooMany() -> [Violation] {
    valueViolations(of: InfoPlistKey.launchImages) { key, value in
      let count = value.array?.count ?? 0
      guard count > LaunchInfo.entryLimit else { return nil }
      return "\(key) has \(count) entries (only the first \(LaunchInfo.entryLimit) are checked); "
        + "remove those that no device needs"
    }
  }

  func notADictionary() -> [Violation] {
    skippedEntries(at: nil) { $0 == .noDictionary }
  }

  func entryName() -> [Violation] {
    skippedEntries(at: InfoPlistKey.Entry.name) { $0 == .noName }
  }

  func nameSuffix() -> [Violation] {
    entryViolations(at: InfoPlistKey.Entry.name) { site in
      guard case .text(let name) = site.written.name,
        let suffix = ["@2x", "@3x", "~iphone", "~ipad"].first(where: { name.contains($0) })
      else { return nil }
      return "\(site.words) has \(suffix) in the name '\(name)' (iOS appends it); remove it"
    }
  }

  func nameDot() -> [Violation] {
    entryViolations(at: InfoPlistKey.Entry.name) { site in
      guard case .text(let name) = site.written.name,
        BuildVariable.literal(of: name).contains(".")
      else { return nil }
      return
        "\(site.words) has a dot in the name '\(name)' (iOS may then find no file); remove the "
        + "extension"
    }
  }

  func noMinimumOS() -> [Violation] {
    skippedEntries(at: InfoPlistKey.Entry.minimumOS) { $0 == .noMinimumOS }
  }

  func minimumOS() -> [Violation] {
    skippedEntries(at: InfoPlistKey.Entry.minimumOS) {
      if case .unreadableMinimumOS = $0 { true } else { false }
    }
  }

  func entryOrientation() -> [Violation] {
    skippedEntries(at: InfoPlistKey.Entry.orientation) {
      if case .unknownOrientation = $0 { true } else { false }
    }
  }
}
