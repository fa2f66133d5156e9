internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels

extension Rule {
  /// Rules about the images and colors of launch screens.
  static let launchFileAssets = [
    imageOutsideCatalog, namedColor, decodedSize,
  ]

  static let imageOutsideCatalog = Rule(
    "image-outside-catalog", .error, needs: [.launchFiles, .assets],
    reason:
      "The images of a launch screen must come from an asset catalog of the app. It is only "
      + "a warning if the image is a separate file: apps with such images have been seen to work.",
    source: "\(Source.launchTechnote); \(Source.launchFiles)", .apple
  ) { app in
    guard let assets = app.launchFiles.assets else { return [] }
    return useViolations(of: \.images, app) { use in
      if assets.catalog.images[use.name] != nil { return nil }
      let isLoose = assets.looseImages.contains(LaunchAssets.looseName(use.name))
      return isLoose
        ? (
          "shows '\(use.name)', which is not in an asset catalog (Apple requires it; apps with such "
            + "images, as Unity makes them, have been seen to work); move the image to a catalog, or "
            + "look at it on a device", .warning
        )
        : (
          "shows a missing image, '\(use.name)' (no asset catalog in the folder has it); add it to "
            + "one, or correct the name", nil
        )
    }
  }

  static let namedColor = Rule(
    "named-color", .warning, needs: [.launchFiles, .assets],
    reason: "A named color must be in an asset catalog of the app.",
    source: "by analogy with images: \(Source.launchTechnote)", nil
  ) { app in
    guard let assets = app.launchFiles.assets else { return [] }
    return useViolations(of: \.colors, app) { use in
      if assets.catalog.colors[use.name] != nil { return nil }
      return (
        "uses a missing color, '\(use.name)' (no asset catalog in the folder has it); add it to one, "
          + "or correct the name", nil
      )
    }
  }

  static let decodedSize = Rule(
    "decoded-size", .error, needs: [.launchFiles],
    reason:
      "On iOS 14 and later, an image of more than 25,000,000 decoded bytes gives a black screen. "
      + "\(Self.decodedBytes)",
    source: "\(Source.launchFiles); a device's log", .shippedApps
  ) { app in
    (app.launchFiles.assets?.used ?? []).compactMap { file in
      guard let size = file.readable?.size, size.isTooLargeToShow else { return nil }
      return Violation(
        .image(file),
        "is too large for a launch screen (\(size) is more than 25,000,000 decoded bytes, which gives "
          + "a black screen on iOS 14 and later); make it smaller")
    }
  }
}

extension Rule {
  /// Maximum number of findings of a rule in one file; more would not help anyone, and take time to
  /// print.
  private static let findingLimit = 100

  /// Reports images or colors that launch storyboards use, each name once per file.
  private static func useViolations(
    of uses: (InterfaceDocument) -> [InterfaceUse], _ app: BundleContents,
    _ message: (InterfaceUse) -> (text: String, level: Level?)?
  ) -> [Violation] {
    app.launchFiles.documents(.launch).flatMap { path, document in
      var seen: Set<String> = []
      let violations = uses(document).compactMap { use -> Violation? in
        guard seen.insert(use.name).inserted, let message = message(use) else { return nil }
        return Violation(
          .launchFile(path: path, line: use.line), message.text, level: message.level,
          subjects: [use.name], causes: app.causes(ofMissing: use.name))
      }
      return violations.prefix(findingLimit)
    }
  }
}

extension PixelSize {
  /// Whether an image of this size has more decoded bytes than iOS shows at launch.
  var isTooLargeToShow: Bool {
    LaunchImageLimit.decodedBytes(width: width, height: height) > LaunchImageLimit.bytes
  }
}
