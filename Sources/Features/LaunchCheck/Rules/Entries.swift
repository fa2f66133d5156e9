internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let entries = [
    launchImagesArray, tooManyEntries, entryDictionary, entryName, nameSuffix, nameExtension,
    minimumOSMissing, minimumOS, entryOrientation, entrySize, sizeSwapped, sizeInPixels,
    sizeUnknown,
  ]

  static let launchImagesArray = Rule(
    "launch-images-array", .error, needs: [.infoPlist, .entries],
    reason: "UILaunchImages must be an array of dictionaries; iOS reads no entry from any other "
      + "type, and the screen stays blank.",
    source: Source.reference, .apple
  ) { app in
    app.valueViolations(of: InfoPlistKey.launchImages) { value in
      guard value.array == nil else { return nil }
      return Violation(
        "is \(value.kind) (it should be an array of dictionaries)", "change its type")
    }
  }

  static let tooManyEntries = Rule(
    "too-many-entries", .error, needs: [.infoPlist, .entries],
    reason: "No app needs more than \(LaunchInfo.entryLimit) entries; the rest is not checked.",
    source: "launchgen", nil
  ) { app in
    app.valueViolations(of: InfoPlistKey.launchImages) { value in
      let count = value.array?.count ?? 0
      guard count > LaunchInfo.entryLimit else { return nil }
      return Violation(
        "has \(count) entries (only the first \(LaunchInfo.entryLimit) are checked)",
        "remove the entries that no device needs")
    }
  }

  static let entryDictionary = Rule(
    "entry-dictionary", .error, needs: [.infoPlist, .entries],
    reason: "Each entry must be a dictionary; iOS skips other values.",
    source: Source.reference, .apple
  ) { app in
    app.skippedEntries(at: nil) { $0 == .noDictionary }
  }

  static let entryName = Rule(
    "entry-name", .error, needs: [.infoPlist, .entries],
    reason: "UILaunchImageName is required; iOS skips an entry without it.",
    source: Source.reference, .apple
  ) { app in
    app.skippedEntries(at: InfoPlistKey.Entry.name) { $0 == .noName }
  }

  static let nameSuffix = Rule(
    "name-suffix", .error, needs: [.infoPlist, .entries],
    reason: "iOS appends @2x, @3x, ~iphone and ~ipad itself; if the name already contains one of "
      + "them, iOS finds no file.",
    source: "\(Source.technote); \(Source.wild)", .apple
  ) { app in
    app.entryViolations(at: InfoPlistKey.Entry.name) { site in
      guard case .text(let name) = site.written.name,
        let suffix = ["@2x", "@3x", "~iphone", "~ipad"].first(where: { name.contains($0) })
      else { return nil }
      return Violation(
        "has \(suffix) in the name '\(name)' (iOS appends it)", "remove it", cause: suffix,
        detail: "'\(name)'")
    }
  }

  static let nameExtension = Rule(
    "name-extension", .warning, needs: [.infoPlist, .entries],
    reason: "UILaunchImageName should not have an extension: system code has been seen not to find "
      + "a file if the name contains a dot, though apps made with Unreal are shipped so.",
    source: "\(Source.technote); that a dot breaks the lookup: \(Source.decompiled); against it: "
      + "\(Source.wild)", .decompiled
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

  static let minimumOSMissing = Rule(
    "minimum-os-missing", .error, needs: [.infoPlist, .entries],
    reason: "UILaunchImageMinimumOSVersion is required; iOS skips an entry without it.",
    source: "\(Source.reference); that iOS skips the entry: \(Source.decompiled)", .apple
  ) { app in
    app.skippedEntries(at: InfoPlistKey.Entry.minimumOS) { $0 == .noMinimumOS }
  }

  static let minimumOS = Rule(
    "minimum-os", .error, needs: [.infoPlist, .entries],
    reason: "UILaunchImageMinimumOSVersion must be a string with a version, such as 7.0.",
    source: Source.reference, .apple
  ) { app in
    app.skippedEntries(at: InfoPlistKey.Entry.minimumOS) {
      if case .unreadableMinimumOS = $0 { true } else { false }
    }
  }

  static let entryOrientation = Rule(
    "entry-orientation", .error, needs: [.infoPlist, .entries],
    reason: "iOS skips an entry if its UILaunchImageOrientation is not one of Apple's five values.",
    source: "\(Source.reference); that iOS skips the entry: \(Source.decompiled)", .apple
  ) { app in
    app.skippedEntries(at: InfoPlistKey.Entry.orientation) {
      if case .unknownOrientation = $0 { true } else { false }
    }
  }

  static let entrySize = Rule(
    "entry-size", .error, needs: [.infoPlist, .entries],
    reason: "iOS skips an entry if it reads UILaunchImageSize as zero.",
    source: Source.decompiled, .decompiled
  ) { app in
    app.skippedEntries(at: InfoPlistKey.Entry.size) {
      if case .noSize = $0 { true } else { false }
    }
  }

  static let sizeSwapped = Rule(
    "size-swapped", .error, needs: [.infoPlist, .entries],
    reason: "UILaunchImageSize must be in portrait order, even for Landscape; otherwise it fits no "
      + "screen, and iOS skips the entry in apps built with an SDK before iOS 9.",
    source: "\(Source.technote); that iOS skips the entry: \(Source.decompiled)", .apple
  ) { app in
    app.sizeViolations { size in
      guard size.width > size.height else { return nil }
      let upright = PointSize(width: size.height, height: size.width)
      return Violation(
        "has a landscape size, \(size.propertyListText) (sizes are in portrait order, even for "
          + "Landscape)", "write \(upright.propertyListText)")
    }
  }

  static let sizeInPixels = Rule(
    "size-in-pixels", .error, needs: [.infoPlist, .entries],
    reason: "UILaunchImageSize is in points; in pixels it fits no screen.",
    source: Source.reference, .apple
  ) { app in
    app.sizeViolations { size in
      guard let display = Display(mistakenPixels: size) else { return nil }
      return Violation(
        "has a size in pixels, \(size.propertyListText) (it should be in points)",
        "write \(display.points.propertyListText)")
    }
  }

  static let sizeUnknown = Rule(
    "size-unknown", .note, needs: [.infoPlist, .entries],
    reason: "No screen has this size; iOS shows the image only if nothing fits better.",
    source: "Apple's table of device sizes", .decompiled
  ) { app in
    app.sizeViolations { size in
      let known =
        sizesBelowStatusBar.contains(size)
        || Display.all.contains {
          $0.points == size || ($0.points.width, $0.points.height) == (size.height, size.width)
            || [$0.pixelWidth, $0.pixelHeight].sorted() == [size.width, size.height].sorted()
        }
      return known
        ? nil
        : Violation(
          "has an unknown size, \(size.propertyListText) (no screen has it)",
          "write one that 'launchgen displays' lists", cause: "unknown",
          detail: size.propertyListText)
    }
  }
}

extension Rule {
  /// Sizes of an iPad's screen below the status bar, in portrait and in landscape; launch images
  /// had these sizes before iOS 7.
  private static let sizesBelowStatusBar = [
    PointSize(width: 768, height: 1004), PointSize(width: 748, height: 1024),
  ]
}
