internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels

extension Rule {
  /// Rules about the pixels of launch images.
  static let pixels = [
    imageUnreadable, placeholder, landscapePixels, wrongSize, wide736h, wide736hPortrait, alpha,
    tooLarge,
  ]

  static let imageUnreadable = Rule(
    "image-unreadable", .error, needs: [.infoPlist, .orientations],
    reason: "Launch images must be PNG files; with any other file the screen stays blank.",
    source: Source.reference, .apple
  ) { app in
    app.imageViolations { file in
      guard case .failure(let error) = file.header else { return nil }
      return "\(error); export it again as PNG"
    }
  }

  static let placeholder = Rule(
    "placeholder", .error, needs: [.infoPlist, .orientations],
    reason: "A launch image of one or two pixels shows nothing; it is left over from a template.",
    source: Source.wild, .shippedApps
  ) { app in
    app.imageViolations { file in
      guard let size = file.readable?.size, size.isPlaceholder else { return nil }
      return "is a placeholder (\(size)); replace it with the launch image"
    }
  }

  static let landscapePixels = Rule(
    "landscape-pixels", .error, needs: [.infoPlist, .orientations, .writtenEntries],
    reason: "iPhones draw a launch image into the portrait frame; an image that is not turned "
      + "looks distorted on iOS 7 and 8. For iOS 9 and later, Unreal and others ship upright ones: "
      + "a warning if the entry shows on no older iOS, and nothing if turned ones of the same "
      + "screen are there for older versions.",
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
          use.display.isInTechnote ? "TN2244 requires" : "TN2244 has it for older iPhones"
        return (
          "\(text) (its pixels are not turned, as \(source); some apps ship such images for "
            + "iOS 9 and later); look at it on a device, or \(remedy)", .warning
        )
      }
      return ("\(text) (its pixels are not turned); \(remedy)", nil)
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
        return (
          "\(use.words) \(size) (the size for \(use.display.scale.suffix), which its name lacks); "
            + "rename it to \(use.scaledName)"
            + (use.entry.name.contains(".")
              ? ", and write the entry's name without extension" : ""),
          .warning
        )
      }
      if use.isCatalogLandscape(size) { return nil }
      return (
        "\(use.words) \(size) (the screen of "
          + "\(use.display.devices) needs \(use.expectedSize)); make a new one of this size", nil
      )
    }
  }

  static let wide736h = Rule(
    "wide-736h", .note, needs: [.infoPlist, .orientations, .writtenEntries],
    reason:
      "Xcode's own slots have landscape pixels for the 736h image and for the X, XR and XS Max "
      + "(2208x1242, 2436x1125, 1792x828, 2688x1242), as cocos2d-x and Godot do; TN2244 requires "
      + "portrait pixels; both have been seen to work.",
    source: "\(Source.technote); \(Source.wild)", .shippedApps
  ) { app in
    let uprightSets = app.keysWithUprightSet
    return app.misfits { use, size in
      guard app.fit(use, size, uprightSets: uprightSets) == .catalogLandscape,
        use.entry.orientation.isLandscape
      else { return nil }
      return (
        "\(use.words) \(size) (Xcode's size; "
          + (use.display.isInTechnote
            ? "TN2244 requires \(size.transposed), turned)"
            : "turned, as TN2244 has it for older iPhones, it would be \(size.transposed))")
          + "; leave it, or run 'launchgen build' on the artwork", nil
      )
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
      return "\(use.file.name) of \(site.words) is \(size) (for Portrait it should be "
        + "\(use.expectedSize)); use a separate file for Portrait, or remove the entry"
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
      return "has an alpha channel (launch images are opaque); flatten it onto a color"
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
      return "is too large (\(size) is more than 25,000,000 decoded bytes, which gives a black "
        + "screen on iOS 14 and later); make it smaller"
    }
  }
}
