internal import InfoPlist
internal import LaunchRules

extension Rule {
  static let entries = [
    notAnArray, tooMany, notADictionary, entryName, nameSuffix, nameDot, noMinimumOS, minimumOS,
    entryOrientation,
  ]

  static let notAnArray = Rule(
    "launch-images-array", .error,
    reason: "UILaunchImages is an array of dictionaries; anything else holds no entry, and the "
      + "screen stays blank.", source: Source.reference
  ) { contents in
    InfoPlistKey.variants(of: InfoPlistKey.launchImages).compactMap { key in
      guard let value = contents.document.root[key], value.array == nil else { return nil }
      return Violation(
        contents.document.line(of: .key(key)),
        "\(key) is \(value.kind) (it should be an array of dictionaries); make it one")
    }
  }

  static let tooMany = Rule(
    "too-many-entries", .error,
    reason: "Nobody writes more than \(LaunchInfo.entryLimit) entries; those after them are not "
      + "checked.", source: "launchgen"
  ) { contents in
    InfoPlistKey.variants(of: InfoPlistKey.launchImages).compactMap { key in
      let count = contents.document.root[key]?.array?.count ?? 0
      guard count > LaunchInfo.entryLimit else { return nil }
      return Violation(
        contents.document.line(of: .key(key)),
        "\(key) has \(count) entries (only \(LaunchInfo.entryLimit) are checked); remove those "
          + "that no device needs")
    }
  }

  static let notADictionary = Rule(
    "entry-dictionary", .error,
    reason: "Each entry is a dictionary of its own; iOS skips anything else.",
    source: Source.reference
  ) { contents in
    contents.violations(of: .noDictionary, member: "")
  }

  static let entryName = Rule(
    "entry-name", .error, reason: "UILaunchImageName is required; iOS skips an entry without it.",
    source: Source.reference
  ) { contents in
    contents.violations(of: .noName, member: InfoPlistKey.Entry.name)
  }

  static let nameSuffix = Rule(
    "name-suffix", .error,
    reason: "iOS appends @2x, @3x, ~iphone and ~ipad itself; with such a name it finds no file.",
    source: "\(Source.technote); \(Source.wild)"
  ) { contents in
    contents.sites.compactMap { site in
      guard case .text(let name) = site.written.name,
        let suffix = ["@2x", "@3x", "~iphone", "~ipad"].first(where: { name.contains($0) })
      else { return nil }
      return Violation(
        contents.line(of: site, InfoPlistKey.Entry.name),
        "\(site.words) names '\(name)' (iOS appends \(suffix) itself); leave it out")
    }
  }

  static let nameDot = Rule(
    "name-extension", .error,
    reason: "UILaunchImageName has no extension; a dot in it breaks the lookup, and the screen "
      + "stays blank.", source: "\(Source.technote); the dot: \(Source.decompiled)"
  ) { contents in
    contents.sites.compactMap { site in
      guard case .text(let name) = site.written.name, name.contains(".") else { return nil }
      return Violation(
        contents.line(of: site, InfoPlistKey.Entry.name),
        "\(site.words) names '\(name)' (iOS finds no name with a dot); leave out the extension")
    }
  }

  static let noMinimumOS = Rule(
    "minimum-os-missing", .error,
    reason: "UILaunchImageMinimumOSVersion is required; iOS skips an entry without it.",
    source: "\(Source.reference); the skipping: \(Source.decompiled)"
  ) { contents in
    contents.violations(of: .noMinimumOS, member: InfoPlistKey.Entry.minimumOS)
  }

  static let minimumOS = Rule(
    "minimum-os", .error,
    reason: "UILaunchImageMinimumOSVersion is a string such as 7.0.", source: Source.reference
  ) { contents in
    contents.violations(member: InfoPlistKey.Entry.minimumOS) {
      if case .unreadableMinimumOS = $0 { true } else { false }
    }
  }

  static let entryOrientation = Rule(
    "entry-orientation", .error,
    reason: "iOS skips an entry whose UILaunchImageOrientation is none of Apple's five values.",
    source: "\(Source.reference); the skipping: \(Source.decompiled)"
  ) { contents in
    contents.violations(member: InfoPlistKey.Entry.orientation) {
      if case .unknownOrientation = $0 { true } else { false }
    }
  }
}

extension BundleContents {
  func violations(of fault: EntryFault, member: String) -> [Violation] {
    violations(member: member) { $0 == fault }
  }

  /// The entries that iOS skips for such a fault.
  func violations(member: String, where isFault: (EntryFault) -> Bool) -> [Violation] {
    sites.compactMap { site in
      guard case .failure(let fault) = site.reading, isFault(fault) else { return nil }
      return Violation(
        line(of: site, member), "\(site.words) is skipped by iOS (\(fault)); correct it")
    }
  }
}
