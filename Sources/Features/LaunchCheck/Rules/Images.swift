internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Texts

extension Rule {
  static let missingFile = Rule(
    "missing-file", .error, .shippedApps, sources: [.wild], needs: [.infoPlist, .entries, .files],
    reason: "If an entry's file is missing, the screen stays blank."
  ) { app in
    app.entryViolations(at: InfoPlistKey.Entry.name, unmatchedLevel: .warning) { site in
      guard let entry = site.entry, !site.idioms.isEmpty, !BuildVariable.isIn(entry.name),
        app.files(of: site).isEmpty, app.project?.outsiders(of: site).isEmpty ?? true
      else { return nil }
      return Violation(
        "names a missing file, '\(entry.name)' (no image with this name was found)",
        "add it, or correct the name", cause: "missing", detail: "'\(entry.name)'",
        causes: .rules([.nameSuffix, .entryUnreachable], site.subject)
          + (app.project?.missingMembers(of: site) ?? []).map { .init(.notInTarget, $0) })
    }
  }

  static let noFiles = Rule.once(
    "no-files", .note, nil, sources: ["launchgen"], needs: [.infoPlist],
    reason: "Sizes and transparency can be checked only if the launch images are present. Members "
      + "of a target that are outside of the project's folder are read only with --allow-outside."
  ) { app in
    if let unread = app.project?.unread, !unread.isEmpty {
      return Violation(
        "members of the target were not read (outside of the project's folder: "
          + "\(unread.listed(upTo: 3)))", "use --allow-outside to read them",
        subjects: unread.map(\.lastPathName))
    }
    guard !app.hasImages, app.sites.contains(where: { $0.entry != nil }),
      app.unknownFacts.isDisjoint(with: [.entries, .launchScreenKeys]),
      // No check is needed if launch screens replace the images on all devices and versions.
      app.info.mayShowLaunchImages
    else { return nil }
    return Violation(
      at: app.place(ofKey: InfoPlistKey.launchImages),
      "the launch images were not checked (no file with the name of an entry was found near the "
        + "Info.plist)", "compare the names, or check the built .app or .ipa")
  }

  static let sharedFile = Rule(
    "shared-file", .warning, .apple, sources: [.technote, .wild], needs: [.infoPlist, .entries],
    reason: "One file cannot be right for both portrait and landscape: one of the two launches "
      + "shows it sideways."
  ) { app in
    app.entryViolations(at: InfoPlistKey.Entry.name) { site in
      guard let entry = site.entry, let other = sharing(site, app) else { return nil }
      return Violation(
        "shares '\(entry.name)' with entry \(other.index + 1) (one file cannot be right for both "
          + "Portrait and Landscape)", "use two files", cause: "shared",
        detail: "'\(entry.name)'",
        causes: [site, other].map { .init(.wide736hPortrait, $0.subject) })
    }
  }

  static let unreadableName = Rule(
    outsideApps: "unreadable-name", .warning, nil, sources: ["launchgen"],
    reason: "A file whose name is not UTF-8 cannot be read by its path, and is not checked."
  ) { subject in
    guard case .leftOut(let name) = subject else { return [] }
    return [
      Violation(
        at: .file(name.folder, nil), name: "'\(name.shown)'", name.problem, name.remedy,
        cause: "name", subjects: [name.shown])
    ]
  }

  static let imageUnreadable = Rule(
    "image-unreadable", .error, .apple, sources: [.reference], needs: [.infoPlist, .orientations],
    reason: "Launch images must be PNG files; with any other file the screen stays blank."
  ) { app in
    app.imageViolations { file in
      guard case .failure(let error) = file.header else { return nil }
      guard case .isText(let format) = error else {
        return Violation("\(error)", "export it again as PNG")
      }
      return Violation("\(error)", format.remedy)
    }
  }

  static let placeholder = Rule(
    "placeholder", .error, .shippedApps, sources: [.wild], needs: [.infoPlist, .orientations],
    reason: "A launch image of one or two pixels shows nothing; it is left over from a template."
  ) { app in
    app.imageViolations { file in
      guard let size = file.readable?.size, size.isPlaceholder else { return nil }
      return Violation(
        "is a placeholder (\(size))", "replace it with the launch image", cause: "placeholder",
        detail: "\(size)")
    }
  }

  static let landscapePixels = Rule(
    "landscape-pixels", .error, .apple,
    sources: [.technote, "for iOS 9: \(Source.wild)", "for iPads: SDL (SDL_uikitappdelegate.m)"],
    needs: [.infoPlist, .orientations, .writtenEntries],
    reason: "iPhones draw a launch image into the portrait frame; an image that is not rotated "
      + "looks distorted on iOS 7 and 8. For iOS 9 and later, Unreal and others ship upright "
      + "images: a warning if the entry shows on no older iOS, and nothing if the app has rotated "
      + "images of the same screen for older versions. Also a warning for an iPad's image without "
      + "-Landscape in its name, which SDL rotates as on iPhones."
  ) { app in
    let uprightSets = app.keysWithUprightSet
    return app.misfits { use, size in
      guard case .transposed(let isTolerated) = app.fit(use, size, uprightSets: uprightSets) else {
        return nil
      }
      let source = use.display.isInTechnote ? "requires" : "describes for older iPhones"
      let tolerance =
        isTolerated ? ", as TN2244 \(source); some apps ship such images for iOS 9 and later" : ""
      let isForPad = use.display.idiom == .pad && use.entry.orientation.isLandscape
      let base = app.info.baseName(for: .pad)
      if isForPad, use.site == nil, !use.file.name.contains("-Landscape") {
        let name = "\(base)-Landscape\(use.file.name.dropFirst(base.count))"
        return Violation(
          "\(use.words) \(size), for portrait (sources disagree whether iPads rotate it for a launch "
            + "into landscape, or show it as it is)",
          "add \(name) of \(use.expectedSize)", level: .warning, cause: "portrait \(name)")
      }
      return Violation(
        "\(use.words) \(size) but should be \(use.expectedSize) (its pixels are "
          + (isForPad ? "rotated, and iPads show landscape images as they are" : "not rotated")
          + "\(tolerance))",
        (isTolerated ? "test it on a device, or " : "") + "run 'launchgen build' on the artwork",
        level: isTolerated ? .warning : nil, cause: "transposed \(use.display.isInTechnote)",
        detail: "\(size), should be \(use.expectedSize)")
    }
  }

  static let wrongSize = Rule(
    "wrong-size", .error, .apple, sources: [.technote, .wild], needs: [.infoPlist, .orientations],
    reason: "iOS stretches a launch image of the wrong size, or shows nothing. A warning if only "
      + "the scale is missing in the file's name, and for an iPad's image that leaves out the status "
      + "bar, as iOS 6 and earlier want it (a note if the app supports them)."
  ) { app in
    app.misfits { use, size in
      guard !use.isTransposed(size), !size.isPlaceholder else { return nil }
      if use.lacksScale(size) {
        let hasExtension = use.entry.name.contains(".")
        return Violation(
          "\(use.words) \(size) (with this size, its name should be \(use.scaledName))",
          "rename it" + (hasExtension ? ", and write the entry's name without extension" : ""),
          level: .warning, cause: "lacks \(use.display.scale)", detail: use.scaledName)
      }
      if use.isCatalogLandscape(size) { return nil }
      if use.endsAtStatusBar(size) { return belowStatusBar(use, size, app) }
      let (wanted, devices) = (use.expectedSize, app.devices(with: use.display))
      if use.scale.rawValue < use.display.scale.rawValue {
        return Violation(
          "\(use.words) \(size) (with this name it should be \(wanted), and the screen of "
            + "\(devices) needs \(use.scaledName))", "make \(use.scaledName)", cause: "\(wanted)")
      }
      return Violation(
        "\(use.words) \(size) (the screen of \(devices) needs \(wanted))",
        "make a new image of this size", cause: "\(wanted)")
    }
  }

  /// The violation by an iPad image that leaves out the status bar.
  private static func belowStatusBar(
    _ use: FileUse, _ size: PixelSize, _ app: BundleContents
  ) -> Violation {
    let isForOlder = app.info.minimumOS.map { $0 < .firstWithEntries } ?? false
    return Violation(
      "\(use.words) \(size) (iOS 7 and later show it under the status bar too, and need "
        + "\(use.expectedSize)\(isForOlder ? "; it is right for iOS 6 and earlier" : ""))",
      use.site == nil && app.project?.catalog != nil
        ? "fill the set's slots for iOS 7 and later"
        : isForOlder ? "add entries for iOS 7 and later" : "make a new image of this size",
      level: isForOlder ? .note : .warning, cause: "status bar", detail: "\(size)")
  }

  static let wide736hPortrait = Rule(
    "wide-736h-portrait", .error, .shippedApps, sources: [.wild],
    needs: [.infoPlist, .orientations, .writtenEntries],
    reason: "A portrait launch on a Plus shows a 2208x1242 file distorted."
  ) { app in
    app.entryViolations(at: InfoPlistKey.Entry.name) { site in
      // The rule portrait-entry reports entries that never match.
      guard app.mayMatch(site), let use = app.uses(of: site).first,
        let size = use.file.readable?.size,
        use.isCatalogLandscape(size), !use.entry.orientation.isLandscape
      else { return nil }
      return Violation(
        "has \(use.file.name) of \(size) (for Portrait it should be \(use.expectedSize))",
        "use a separate file for Portrait, or remove the entry")
    }
  }

  static let alpha = Rule(
    "alpha", .warning, .shippedApps, sources: [.wild], needs: [.infoPlist, .orientations],
    reason: "Launch images are opaque: transparent pixels appear black, and an alpha channel costs "
      + "time and bytes."
  ) { app in
    app.imageViolations { file in
      // Xcode's compression adds an alpha channel.
      let hasAlpha = file.readable.map { $0.hasAlphaChannel && !$0.isCompressedByXcode } ?? false
      return hasAlpha
        ? Violation("has an alpha channel (launch images are opaque)", "flatten it onto a color")
        : nil
    }
  }

  /// Text for a rule's reason: how ``LaunchImageLimit`` counts bytes.
  static let decodedBytes =
    "Decoded, a pixel takes 4 bytes; rows are padded to 64 bytes, and the whole to 16 KiB: "
    + "2400x2400 is small enough, 2500x2500 is not."

  static let tooLarge = Rule(
    "too-large", .error, .shippedApps, sources: [.wild, "a device's log"],
    needs: [.infoPlist, .orientations],
    reason: "On iOS 14 and later, a launch image of more than 25,000,000 decoded bytes gives a "
      + "black screen. \(Self.decodedBytes)"
  ) { app in
    app.imageViolations { file in
      guard let size = file.readable?.size,
        LaunchImageLimit.decodedBytes(width: size.width, height: size.height)
          > LaunchImageLimit.bytes
      else { return nil }
      return tooLarge(file.path, "\(size)", "")
    }
  }

  /// - Parameter use: the words after `too large`, such as ` for a launch screen`.
  static func tooLarge(
    _ path: String, _ size: String, _ use: String, _ level: Level? = nil
  ) -> Violation {
    Violation(
      at: .file(path, nil),
      "is too large\(use) (\(size) is more than 25,000,000 decoded bytes, which gives a black screen "
        + "on iOS 14 and later)", "make it smaller", level: level, cause: "size", detail: size)
  }

  /// An entry before `site` with the same file, but for the other orientation.
  private static func sharing(_ site: LocatedEntry, _ app: BundleContents) -> LocatedEntry? {
    // The rules portrait-entry and landscape-entry report entries that never match.
    guard let entry = site.entry, app.mayMatch(site) else { return nil }
    return app.sites.first { other in
      other.key == site.key && other.index < site.index && other.entry?.name == entry.name
        && other.entry?.size == entry.size && app.mayMatch(other)
        && other.entry?.orientation.isLandscape != entry.orientation.isLandscape
    }
  }
}

extension BundleContents {
  /// Reports files with the wrong pixel size. If iOS finds an image by name, the size must fit at
  /// least one of the displays for which iOS uses that name. The images of an entry are checked
  /// only if a launch may match the entry.
  fileprivate func misfits(_ violation: (FileUse, PixelSize) -> Violation?) -> [Violation] {
    func misfit(_ use: FileUse, at place: Violation.Place) -> Violation? {
      guard let size = use.file.readable?.size, var found = violation(use, size) else { return nil }
      found = found.of(use.file.name, at: place, .rules([.tooLarge], use.file.name))
      (found.joint.name, found.joint.item) = ("", use.file.name)
      return found
    }
    let named = namedUses.sorted { $0.key < $1.key }.compactMap { _, uses -> Violation? in
      guard let size = uses.first?.file.readable?.size, !uses.contains(where: { $0.fits(size) }),
        let use = uses.first(where: { $0.endsAtStatusBar(size) }) ?? uses.first,
        var found = misfit(use, at: .file(use.file.path, nil))
      else { return nil }
      if !hasCertainNames, found.level != .note { found.level = .warning }
      return found
    }
    if !info.mayShowLaunchImages { return named }
    return named
      + sites.filter(mayMatch).flatMap { site in
        var seen: Set<String> = []
        return uses(of: site).compactMap { use -> Violation? in
          guard use.file.readable?.size != use.expectedSize, seen.insert(use.file.name).inserted
          else { return nil }
          return misfit(use, at: .infoPlist(place(of: site, InfoPlistKey.Entry.name)))
        }
      }
  }
}
