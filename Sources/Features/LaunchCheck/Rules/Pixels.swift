internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels

extension Rule {
  static let pixels = [
    imageUnreadable, placeholder, landscapePixels, wrongSize, wide736hPortrait, alpha,
    tooLarge,
  ]

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
      + "looks distorted on iOS 7 and 8. For iOS 9 and later, Unreal and others ship upright images: "
      + "a warning if the entry shows on no older iOS, and nothing if the app has rotated images of "
      + "the same screen for older versions.",
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
    reason:
      "A portrait launch on a Plus shows a 2208x1242 file distorted.",
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
    reason:
      "Launch images are opaque: transparent pixels appear black, and an alpha channel costs "
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
