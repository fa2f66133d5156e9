internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let sizes = [
    entrySize, sizeSwapped, sizeInPixels, sizeUnknown,
  ]

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
    reason:
      "UILaunchImageSize must be in portrait order, even for Landscape; otherwise it fits no "
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
