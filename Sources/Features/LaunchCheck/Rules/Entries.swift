internal import AppDocuments
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let launchImagesArray = Rule(
    "launch-images-array", .error, .apple, sources: [.reference], needs: [.infoPlist, .entries],
    reason: "UILaunchImages must be an array of dictionaries; iOS reads no entry from any other "
      + "type, and the screen stays blank."
  ) { app in
    app.valueViolations(of: InfoPlistKey.launchImages) { value in
      value.array == nil ? .wrongType(value, "an array of dictionaries") : nil
    }
  }

  static let tooManyEntries = Rule(
    "too-many-entries", .error, nil, sources: ["launchgen"], needs: [.infoPlist, .entries],
    reason: "No app needs more than \(LaunchInfo.entryLimit) entries; the rest is not checked."
  ) { app in
    app.valueViolations(of: InfoPlistKey.launchImages) { value in
      let count = value.array?.count ?? 0
      guard count > LaunchInfo.entryLimit else { return nil }
      return Violation(
        "has \(count) entries (only the first \(LaunchInfo.entryLimit) are checked)",
        "remove the entries that no device needs")
    }
  }

  static let entryDictionary = Rule.skipping(
    "entry-dictionary", at: nil, sources: [.reference],
    reason: "Each entry must be a dictionary; iOS skips other values."
  ) { $0 == .noDictionary }

  static let entryName = Rule.skipping(
    "entry-name", at: InfoPlistKey.Entry.name, sources: [.reference],
    reason: "UILaunchImageName is required; iOS skips an entry without it."
  ) { $0 == .noName }

  static let nameSuffix = Rule(
    "name-suffix", .error, .apple, sources: [.technote, .wild], needs: [.infoPlist, .entries],
    reason: "iOS appends @2x, @3x, ~iphone and ~ipad itself; if the name already contains one of "
      + "them, iOS finds no file."
  ) { app in
    app.entryViolations(at: InfoPlistKey.Entry.name) { site in
      guard case .text(let name) = site.written.name,
        let suffix = ["@2x", "@3x", "~iphone", "~ipad"].first(where: { name.contains($0) })
      else { return nil }
      let isFound = !app.files(of: site).isEmpty
      return Violation(
        "has \(suffix) in the name '\(name)' (iOS appends it"
          + (isFound ? "; a file with this name was found)" : ")"),
        isFound ? "rename the files too if you remove it" : "remove it",
        level: isFound ? .note : nil, cause: suffix, detail: "'\(name)'")
    }
  }

  static let nameExtension = Rule(
    "name-extension", .warning, .decompiled,
    sources: [
      .technote, "that a dot breaks the lookup: \(Source.decompiled)",
      "against it: \(Source.wild)",
    ], needs: [.infoPlist, .entries],
    reason: "UILaunchImageName should not have an extension: system code has been seen not to find "
      + "a file if the name contains a dot, though apps made with Unreal are shipped so."
  ) { app in
    app.entryViolations(at: InfoPlistKey.Entry.name) { site in
      guard case .text(let name) = site.written.name,
        BuildVariable.literal(of: name).contains(".")
      else { return nil }
      return Violation(
        "has a dot in the name '\(name)' (iOS may then find no file)", "remove the extension",
        cause: "dot", detail: "'\(name)'")
    }
  }

  static let minimumOSMissing = Rule.skipping(
    "minimum-os-missing", at: InfoPlistKey.Entry.minimumOS, sources: skippingSources,
    reason: "UILaunchImageMinimumOSVersion is required; iOS skips an entry without it."
  ) { $0 == .noMinimumOS }

  static let minimumOS = Rule.skipping(
    "minimum-os", at: InfoPlistKey.Entry.minimumOS, sources: [.reference],
    reason: "UILaunchImageMinimumOSVersion must be a string with a version, such as 7.0."
  ) { if case .unreadableMinimumOS = $0 { true } else { false } }

  static let entryOrientation = Rule.skipping(
    "entry-orientation", at: InfoPlistKey.Entry.orientation, sources: skippingSources,
    reason: "iOS skips an entry if its UILaunchImageOrientation is not one of Apple's five values."
  ) { if case .unknownOrientation = $0 { true } else { false } }

  static let entrySize = Rule.skipping(
    "entry-size", .decompiled, at: InfoPlistKey.Entry.size, sources: [.decompiled],
    reason: "iOS skips an entry if it reads UILaunchImageSize as zero."
  ) { if case .noSize = $0 { true } else { false } }

  static let sizeSwapped = Rule(
    "size-swapped", .error, .apple,
    sources: [.technote, "that iOS skips the entry: \(Source.decompiled)"],
    needs: [.infoPlist, .entries],
    reason: "UILaunchImageSize must be in portrait order, even for Landscape; otherwise it fits no "
      + "screen, and iOS skips the entry in apps built with an SDK before iOS 9."
  ) { app in
    app.sizeViolations { size in
      guard size != size.upright else { return nil }
      return Violation(
        "has a landscape size, \(size.propertyListText) (sizes are in portrait order, even for "
          + "Landscape)", "write \(size.upright.propertyListText)")
    }
  }

  static let sizeInPixels = Rule(
    "size-in-pixels", .error, .apple, sources: [.reference], needs: [.infoPlist, .entries],
    reason: "UILaunchImageSize is in points; in pixels it fits no screen."
  ) { app in
    app.sizeViolations { size in
      guard let display = Display(mistakenPixels: size) else { return nil }
      return Violation(
        "has a size in pixels, \(size.propertyListText) (it should be in points)",
        "write \(display.points.propertyListText)")
    }
  }

  static let sizeUnknown = Rule(
    "size-unknown", .note, .decompiled, sources: ["Apple's table of device sizes"],
    needs: [.infoPlist, .entries],
    reason: "No screen has this size; iOS shows the image only if nothing fits better."
  ) { app in
    app.sizeViolations { size in
      let sides = [size.width, size.height].sorted()
      let isKnown = Display.all.contains {
        [$0.points.width, $0.points.height].sorted() == sides
          || [$0.pixelWidth, $0.pixelHeight].sorted() == sides
      }
      if isKnown || sizesBelowStatusBar.contains(size) { return nil }
      return Violation(
        "has an unknown size, \(size.propertyListText) (no screen has it)",
        "write one that 'launchgen displays' lists", cause: "unknown",
        detail: size.propertyListText)
    }
  }

  private static let skippingSources: [Source] = [
    .reference, "that iOS skips the entry: \(Source.decompiled)",
  ]

  /// A rule about entries that iOS skips because of a fault. `isFault` selects the rule's faults.
  private static func skipping(
    _ id: String, _ confidence: Confidence = .apple, at member: String?, sources: [Source],
    reason: String, because isFault: @escaping @Sendable (EntryFault) -> Bool
  ) -> Rule {
    Rule(
      id, .error, confidence, sources: sources, needs: [.infoPlist, .entries], reason: reason
    ) { app in
      app.entryViolations(at: member) { site in
        guard case .failure(let fault) = site.reading, isFault(fault) else { return nil }
        return Violation("is skipped by iOS (\(fault))", "correct it")
      }
    }
  }

  /// The sizes of an iPad's screen without the status bar. Images from before iOS 7 have these
  /// sizes.
  private static let sizesBelowStatusBar = [
    PointSize(width: 768, height: 1004), PointSize(width: 748, height: 1024),
  ]

  private static let skippingRules = [
    entryDictionary, entryName, minimumOSMissing, minimumOS, entryOrientation, entrySize,
    sizeSwapped, sizeInPixels,
  ]

  static func causesOfSkipping(_ key: String, _ app: BundleContents) -> [Violation.Cause] {
    app.sites.filter { $0.key == key }.flatMap {
      [Violation.Cause].rules(skippingRules, $0.subject)
    } + .rules([.launchImagesArray], key)
  }
}
