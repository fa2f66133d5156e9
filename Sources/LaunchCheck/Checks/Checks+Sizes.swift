internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+Sizes.swift`.
extension BundleContents {
  func unreadableSize() -> [Violation] {
    skippedEntries(at: InfoPlistKey.Entry.size) {
      if case .noSize = $0 { true } else { false }
    }
  }

  func wideSize() -> [Violation] {
    sizeViolations { site, size in
      guard size.width > size.height else { return nil }
      let upright = PointSize(width: size.height, height: size.width)
      return "\(site.words) has a landscape size, \(size.propertyListText) (sizes are in portrait "
        + "order, even for Landscape); write \(upright.propertyListText)"
    }
  }

  func sizeInPixels() -> [Violation] {
    sizeViolations { site, size in
      guard let display = Display(mistakenPixels: size) else { return nil }
      return "\(site.words) has a size in pixels, \(size.propertyListText) (it should be in "
        + "points); write \(display.points.propertyListText)"
    }
  }

  /// An iPad's screen below the status bar, in portrait and in landscape: the sizes of launch images
  /// before iOS 7.
  private static let sizesBelowStatusBar = [
    PointSize(width: 768, height: 1004), PointSize(width: 748, height: 1024),
  ]

  func unknownSize() -> [Violation] {
    sizeViolations { site, size in
      let known =
        Self.sizesBelowStatusBar.contains(size)
        || Display.all.contains {
          $0.points == size || ($0.points.width, $0.points.height) == (size.height, size.width)
            || [$0.pixelWidth, $0.pixelHeight].sorted() == [size.width, size.height].sorted()
        }
      return known
        ? nil
        : "\(site.words) has an unknown size, \(size.propertyListText) (no screen has it); write "
          + "one that 'launchgen screens' lists"
    }
  }
}
