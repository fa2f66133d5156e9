internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels

extension Rule {
  static let images = [
    missingFile, noFiles, sharedFile, unreadableName, imageUnreadable, placeholder,
    landscapePixels, wrongSize, wide736hPortrait, alpha, tooLarge,
  ]

  static let missingFile = Rule(
    "missing-file", .error, needs: [.infoPlist, .entries, .files],
    reason: "If an entry's file is missing, the screen stays blank.",
    source: Source.wild, .shippedApps
  ) { app in
    app.entryViolations(
      at: InfoPlistKey.Entry.name, unmatchedLevel: .warning,
      causes: { .rules([.nameSuffix], $0.subject) }
    ) { site in
      guard let entry = site.entry, !site.idioms.isEmpty, !BuildVariable.isIn(entry.name),
        app.files(of: site).isEmpty, app.project?.outsiders(of: site).isEmpty ?? true
      else { return nil }
      return Violation(
        "names a missing file, '\(entry.name)' (no image with this name was found)",
        "add it, or correct the name", cause: "missing", detail: "'\(entry.name)'")
    }
  }

  static let noFiles = Rule.once(
    "no-files", .note, needs: [.infoPlist, .entries, .launchScreenKeys],
    reason: "Sizes and transparency can be checked only if the launch images are present.",
    source: "launchgen", nil
  ) { app in
    guard !app.hasImages, app.sites.contains(where: { $0.entry != nil }),
      // A launch screen may take the place of all of them.
      app.info.idioms.contains(where: {
        app.info.launchScreenKey(for: $0, app.info.lowestSystem(for: $0)) == nil
      })
    else { return nil }
    return Violation(
      at: app.place(ofKey: InfoPlistKey.launchImages),
      "the launch images were not checked (none were found near the Info.plist)",
      "check the built .app or .ipa")
  }

  static let sharedFile = Rule(
    "shared-file", .warning, needs: [.infoPlist, .entries],
    reason: "One file cannot be right for both portrait and landscape: one of the two launches "
      + "shows it sideways.",
    source: "\(Source.technote); \(Source.wild)", .apple
  ) { app in
    app.entryViolations(
      at: InfoPlistKey.Entry.name, causes: { causesOfSharing($0, app) }
    ) { site in
      guard let entry = site.entry, let other = sharing(site, app) else { return nil }
      return Violation(
        "shares '\(entry.name)' with entry \(other.index + 1) (one file cannot be right for both "
          + "Portrait and Landscape)", "use two files", cause: "shared",
        detail: "'\(entry.name)'")
    }
  }

  static let unreadableName = Rule.outsideApps(
    "unreadable-name", .warning,
    reason: "A file whose name is not UTF-8 cannot be read by its path, and is not checked.",
    source: "launchgen", nil
  ) { subject in
    guard case .leftOut(let name) = subject else { return nil }
    return Violation(
      at: .file(name.folder, nil), name: "'\(name.shown)'", name.problem, name.remedy,
      cause: "name",
      subjects: [name.shown])
  }

  static let imageUnreadable = Rule(
    "image-unreadable", .error, needs: [.infoPlist, .orientations],
    reason: "Launch images must be PNG files; with any other file the screen stays blank.",
    source: Source.reference, .apple
  ) { app in
    app.imageViolations { file in
      guard case .failure(let error) = file.header else { return nil }
      return Violation("\(error)", "export it again as PNG")
    }
  }

  static let placeholder = Rule(
    "placeholder", .error, needs: [.infoPlist, .orientations],
    reason: "A launch image of one or two pixels shows nothing; it is left over from a template.",
    source: Source.wild, .shippedApps
  ) { app in
    app.imageViolations { file in
      guard let size = file.readable?.size, size.isPlaceholder else { return nil }
      return Violation(
        "is a placeholder (\(size))", "replace it with the launch image", cause: "placeholder",
        detail: "\(size)")
    }
  }

  static let landscapePixels = Rule(
    "landscape-pixels", .error, needs: [.infoPlist, .orientations, .writtenEntries],
    reason: "iPhones draw a launch image into the portrait frame; an image that is not rotated "
      + "looks distorted on iOS 7 and 8. For iOS 9 and later, Unreal and others ship upright "
      + "images: a warning if the entry shows on no older iOS, and nothing if the app has rotated "
      + "images of the same screen for older versions.",
    source: "\(Source.technote); for iOS 9: \(Source.wild)", .apple
  ) { app in
    let uprightSets = app.keysWithUprightSet
    return app.misfits { use, size in
      guard case .transposed(let isTolerated) = app.fit(use, size, uprightSets: uprightSets) else {
        return nil
      }
      let text =
        "\(use.words) \(size) but should be \(use.expectedSize)"
      let remedy = "run 'launchgen build' on the artwork"
      if isTolerated {
        let source =
          use.display.isInTechnote ? "TN2244 requires" : "TN2244 describes for older iPhones"
        return Violation(
          "\(text) (its pixels are not rotated, as \(source); some apps ship such images for "
            + "iOS 9 and later)", "test it on a device, or \(remedy)", level: .warning)
      }
      return Violation("\(text) (its pixels are not rotated)", remedy)
    }
  }

  static let wrongSize = Rule(
    "wrong-size", .error, needs: [.infoPlist, .orientations],
    reason: "iOS stretches a launch image of the wrong size, or shows nothing. A warning if only "
      + "the scale is missing in the file's name.",
    source: "\(Source.technote); \(Source.wild)", .apple
  ) { app in
    app.misfits { use, size in
      guard !use.isTransposed(size), !size.isPlaceholder else { return nil }
      if use.lacksScale(size) {
        let hasExtension = use.entry.name.contains(".")
        return Violation(
          "\(use.words) \(size) (with this size, its name should be \(use.scaledName))",
          "rename it" + (hasExtension ? ", and write the entry's name without extension" : ""),
          level: .warning)
      }
      if use.isCatalogLandscape(size) { return nil }
      return Violation(
        "\(use.words) \(size) (the screen of \(use.display.devices) needs \(use.expectedSize))",
        "make a new image of this size")
    }
  }

  static let wide736hPortrait = Rule(
    "wide-736h-portrait", .error, needs: [.infoPlist, .orientations, .writtenEntries],
    reason: "A portrait launch on a Plus shows a 2208x1242 file distorted.",
    source: Source.wild, .shippedApps
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
    "alpha", .warning, needs: [.infoPlist, .orientations],
    reason: "Launch images are opaque: transparent pixels appear black, and an alpha channel costs "
      + "time and bytes.",
    source: Source.wild, .shippedApps
  ) { app in
    app.imageViolations { file in
      // Xcode's compression adds an alpha channel.
      guard let header = file.readable, header.hasAlphaChannel, !header.isCompressedByXcode
      else { return nil }
      return Violation(
        "has an alpha channel (launch images are opaque)", "flatten it onto a color")
    }
  }

  /// How ``LaunchImageLimit`` counts.
  static let decodedBytes =
    "Decoded, a pixel takes 4 bytes; rows are padded to 64 bytes, and the whole to 16 KiB: "
    + "2400x2400 is small enough, 2500x2500 is not."

  static let tooLarge = Rule(
    "too-large", .error, needs: [.infoPlist, .orientations],
    reason: "On iOS 14 and later, a launch image of more than 25,000,000 decoded bytes gives a "
      + "black screen. \(Self.decodedBytes)",
    source: "\(Source.wild); a device's log", .shippedApps
  ) { app in
    app.imageViolations { file in
      guard let size = file.readable?.size, size.isTooLargeToShow else { return nil }
      return Violation(
        "is too large (\(size) is more than 25,000,000 decoded bytes, which gives a black screen on "
          + "iOS 14 and later)", "make it smaller", cause: "size", detail: "\(size)")
    }
  }
}

extension Rule {
  private static func causesOfSharing(_ site: EntrySite, _ app: BundleContents) -> [Violation.Cause]
  {
    [site, sharing(site, app)].compactMap { $0?.subject }.map {
      Violation.Cause(.wide736hPortrait, $0)
    }
  }

  /// An entry before `site` that has the same file, but is for the other orientation; `nil` if
  /// there is none.
  private static func sharing(_ site: EntrySite, _ app: BundleContents) -> EntrySite? {
    // The rules portrait-entry and landscape-entry report entries that never match.
    guard let entry = site.entry, app.mayMatch(site) else { return nil }
    return app.sites.first { other in
      guard other.key == site.key, other.index < site.index, let first = other.entry
      else { return false }
      return first.name == entry.name && first.size == entry.size && app.mayMatch(other)
        && first.orientation.isLandscape != entry.orientation.isLandscape
    }
  }
}

extension BundleContents {
  /// Reports files whose size is wrong for the screen, if a launch may match their entry.
  fileprivate func misfits(_ violation: (FileUse, PixelSize) -> Violation?) -> [Violation] {
    namedMisfits(violation)
      + sites.filter(mayMatch).flatMap { site in
        var seen: Set<String> = []
        return uses(of: site).compactMap { use -> Violation? in
          guard let size = use.file.readable?.size, size != use.expectedSize,
            seen.insert(use.file.name).inserted, let found = violation(use, size)
          else { return nil }
          return misfit(found, use, size, at: .infoPlist(place(of: site, InfoPlistKey.Entry.name)))
        }
      }
  }

  /// Decides which files share a finding. Files that are not rotated share one finding, because
  /// their remedy does not depend on the size; other files share a finding if they need an image of
  /// the same size.
  private func misfit(
    _ violation: Violation, _ use: FileUse, _ size: PixelSize, at place: Violation.Place
  ) -> Violation {
    var violation = violation.of(use.file.name, at: place, .rules([.tooLarge], use.file.name))
    violation.name = ""
    violation.item = use.file.name
    if use.isTransposed(size) {
      violation.cause = "transposed \(use.display.isInTechnote)"
      violation.detail = "\(size), should be \(use.expectedSize)"
    } else if use.lacksScale(size) {
      violation.cause = "lacks \(use.display.scale)"
      violation.detail = use.scaledName
    } else {
      violation.cause = "\(use.expectedSize)"
    }
    return violation
  }

  /// Reports images that iOS finds by name, and that fit none of the displays for which the name is
  /// used.
  private func namedMisfits(_ violation: (FileUse, PixelSize) -> Violation?) -> [Violation] {
    namedUses.sorted { $0.key < $1.key }.compactMap { name, uses in
      guard let use = uses.first, let size = use.file.readable?.size,
        !uses.contains(where: { $0.fits(size) }), let found = violation(use, size)
      else { return nil }
      var violation = misfit(found, use, size, at: .file(use.file.path, nil))
      if !hasCertainNames { violation.level = .warning }
      return violation
    }
  }
}
