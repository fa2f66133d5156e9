internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels

extension Rule {
  static let launchScreenAssets = [
    imageOutsideCatalog, namedColor, decodedSize,
  ]

  static let imageOutsideCatalog = Rule(
    "image-outside-catalog", .error, needs: [.storyboards, .assets],
    reason:
      "The images of a launch screen must come from an asset catalog of the app. It is only "
      + "a warning if the image is a separate file: apps with such images have been seen to work.",
    source: "\(Source.launchTechnote); \(Source.storyboards)", .apple
  ) { app in
    guard let assets = app.storyboards.assets else { return [] }
    return useViolations(of: \.images, "image", app) { use in
      if assets.catalog.images[use.name] != nil { return nil }
      return assets.looseImages.contains(LaunchAssets.looseName(use.name))
        ? Violation(
          "is not in an asset catalog (Apple requires it; some apps, such as those of Unity, work "
            + "without)", "move it to a catalog, or test it on a device", level: .warning)
        : missing
    }
  }

  static let namedColor = Rule(
    "named-color", .warning, needs: [.storyboards, .assets],
    reason: "A named color must be in an asset catalog of the app.",
    source: "by analogy with images: \(Source.launchTechnote)", nil
  ) { app in
    guard let assets = app.storyboards.assets else { return [] }
    return useViolations(of: \.colors, "color", app) { use in
      assets.catalog.colors[use.name] == nil ? missing : nil
    }
  }

  static let decodedSize = Rule(
    "decoded-size", .error, needs: [.storyboards],
    reason:
      "On iOS 14 and later, an image of more than 25,000,000 decoded bytes gives a black screen. "
      + "\(Self.decodedBytes)",
    source: "\(Source.storyboards); a device's log", .shippedApps
  ) { app in
    (app.storyboards.assets?.used ?? []).compactMap { file in
      guard let size = file.readable?.size, size.isTooLargeToShow else { return nil }
      return Violation(
        at: .file(file.path, nil),
        "is too large for a launch screen (\(size) is more than 25,000,000 decoded bytes, which gives "
          + "a black screen on iOS 14 and later)", "make it smaller", cause: "size",
        detail: "\(size)")
    }
  }
}

extension Rule {
  private static var missing: Violation {
    Violation(
      "is missing (no asset catalog in the folder has it)",
      "add it to an asset catalog, or correct the name")
  }

  /// Reports images or colors that launch storyboards use, each name once per file.
  private static func useViolations(
    of uses: (InterfaceDocument) -> [InterfaceUse], _ kind: String, _ app: BundleContents,
    _ violation: (InterfaceUse) -> Violation?
  ) -> [Violation] {
    app.storyboards.documents(.launch).flatMap { path, document -> [Violation] in
      var seen: Set<String> = []
      return uses(document).compactMap { use -> Violation? in
        guard seen.insert(use.name).inserted else { return nil }
        var found = violation(use)?.of(
          "the \(kind) '\(use.name)'", at: .file(path, use.line),
          app.causes(ofMissing: use.name))
        found?.subjects = [use.name]
        return found
      }
    }
  }
}

extension PixelSize {
  /// Whether an image of this size has more decoded bytes than iOS shows at launch.
  var isTooLargeToShow: Bool {
    LaunchImageLimit.decodedBytes(width: width, height: height) > LaunchImageLimit.bytes
  }
}
