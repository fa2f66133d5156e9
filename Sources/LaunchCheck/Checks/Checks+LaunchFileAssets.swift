internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels

/// The checks of the rules about the images and colors of launch screens.
extension BundleContents {
  func imageOutsideCatalog() -> [Violation] {
    guard let assets = launchFiles.assets, assets.isComplete else { return [] }
    return useViolations(of: \.images) { use in
      if assets.catalog.images[use.name] != nil { return nil }
      let isLoose = assets.looseImages.contains(LaunchAssets.looseName(use.name))
      return isLoose
        ? (
          "shows '\(use.name)', which is not in an asset catalog (images of launch screens must be); "
            + "move the image to a catalog", .warning
        )
        : (
          "shows a missing image, '\(use.name)' (no asset catalog in the folder has it); add it to "
            + "one, or correct the name", nil
        )
    }
  }

  func namedColor() -> [Violation] {
    guard let assets = launchFiles.assets, assets.isComplete else { return [] }
    return useViolations(of: \.colors) { use in
      if assets.catalog.colors[use.name] != nil { return nil }
      return (
        "uses a missing color, '\(use.name)' (no asset catalog in the folder has it); add it to one, "
          + "or correct the name", nil
      )
    }
  }

  /// Findings of one file: more of them help nobody, and cost time where they are printed.
  private static let findingLimit = 100

  /// Reports what launch files use, each name once for each file.
  private func useViolations(
    of uses: (InterfaceDocument) -> [InterfaceUse],
    _ message: (InterfaceUse) -> (text: String, level: Level?)?
  ) -> [Violation] {
    launchFiles.documents(.launch).flatMap { path, document in
      var seen: Set<String> = []
      let violations = uses(document).compactMap { use -> Violation? in
        guard seen.insert(use.name).inserted, let message = message(use) else { return nil }
        return Violation(
          .launchFile(path: path, line: use.line), message.text, level: message.level,
          subjects: [use.name], causes: causes(ofMissing: use.name))
      }
      return violations.prefix(Self.findingLimit)
    }
  }

  func decodedSize() -> [Violation] {
    (launchFiles.assets?.used ?? []).compactMap { file in
      guard let size = file.readable?.size, size.isTooLargeToShow else { return nil }
      return Violation(
        .image(file),
        "is too large for a launch screen (\(size) is more than 25,000,000 decoded bytes, which gives "
          + "a black screen on iOS 14 and later); make it smaller")
    }
  }
}

extension PixelSize {
  /// Whether the image has more decoded bytes than iOS shows at launch.
  var isTooLargeToShow: Bool {
    let (bytes, overflow) = width.multipliedReportingOverflow(by: height * 4)
    return overflow || bytes > LaunchImageLimit.decodedBytes
  }
}
