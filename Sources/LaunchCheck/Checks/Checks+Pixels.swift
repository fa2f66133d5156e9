internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import PNGCodec
internal import Pixels

/// The checks of the rules in `Rule+Pixels.swift`.
extension BundleContents {
  func unreadableImage() -> [Violation] {
    imageViolations { file in
      guard case .failure(let error) = file.header else { return nil }
      return "\(error); export it again as PNG"
    }
  }

  func placeholder() -> [Violation] {
    imageViolations { file in
      guard let size = file.readable?.size, size.isPlaceholder else { return nil }
      return "is a placeholder (\(size)); replace it with the launch image"
    }
  }

  func landscapePixels() -> [Violation] {
    let uprightSets = keysWithUprightSet
    return misfits { use, size in
      guard use.isTransposed(size), use.site == nil || !use.isCatalogLandscape(size),
        !use.isOfUprightSet(uprightSets)
      else { return nil }
      let text =
        "\(use.words) \(size) but should be \(use.expectedSize)"
      let remedy = "run 'launchgen build' on the artwork"
      let lowest =
        use.site.map { max(lowestSystem($0), use.entry.minimumOS) }
        ?? info.lowestSystem(for: use.display.idiom)
      if use.display.idiom == .phone, lowest >= .firstTolerant {
        return (
          "\(text) (its pixels are not turned, as TN2244 requires; some apps ship such images for "
            + "iOS 9 and later); look at it on a device, or \(remedy)", .warning
        )
      }
      return ("\(text) (its pixels are not turned); \(remedy)", nil)
    }
  }

  func wrongSize() -> [Violation] {
    misfits { use, size in
      guard !use.isTransposed(size), !size.isPlaceholder else { return nil }
      if use.lacksScale(size) {
        let suffix = use.display.scale.suffix
        let device = use.display.idiom.suffix
        return (
          "\(use.words) \(size) (the size for \(suffix), which its name lacks); rename it to "
            + "\(use.entry.name)\(suffix)\(use.file.name.contains(device) ? device : "").png",
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

  func wide736Landscape() -> [Violation] {
    let uprightSets = keysWithUprightSet
    return misfits { use, size in
      guard use.site != nil, use.isCatalogLandscape(size), !use.lacksScale(size),
        use.entry.orientation.isLandscape, !use.isOfUprightSet(uprightSets)
      else { return nil }
      return (
        "\(use.words) \(size) (Xcode's size; TN2244 requires "
          + "\(size.transposed), turned); leave it, or run 'launchgen build' on the artwork", nil
      )
    }
  }

  func wide736Portrait() -> [Violation] {
    entryViolations(at: InfoPlistKey.Entry.name) { site in
      // The rule portrait-entry reports entries that never match.
      guard mayMatch(site), let use = uses(of: site).first, let size = use.file.readable?.size,
        use.isCatalogLandscape(size), !use.entry.orientation.isLandscape
      else { return nil }
      return "\(use.file.name) of \(site.words) is \(size) (for Portrait it should be "
        + "\(use.expectedSize)); use a separate file for Portrait, or remove the entry"
    }
  }

  func alpha() -> [Violation] {
    imageViolations { file in
      // Xcode's compression adds an alpha channel.
      guard let header = file.readable, header.hasAlphaChannel, !header.isCompressedByXcode
      else { return nil }
      return "has an alpha channel (launch images are opaque); flatten it onto a color"
    }
  }

  func tooLarge() -> [Violation] {
    imageViolations { file in
      guard let size = file.readable?.size, size.isTooLargeToShow else { return nil }
      return "is too large (\(size) is more than 25,000,000 decoded bytes, which gives a black "
        + "screen on iOS 14 and later); make it smaller"
    }
  }
}
