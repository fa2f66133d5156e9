internal import LaunchRules

extension Rule {
  static let sizes = [unreadableSize, wideSize, sizeInPixels, unknownSize]

  static let unreadableSize = Rule(
    "entry-size", .error,
    reason: "iOS skips an entry whose UILaunchImageSize it reads as zero.",
    source: Source.decompiled
  ) { contents in
    contents.violations(member: InfoPlistKey.Entry.size) {
      if case .noSize = $0 { true } else { false }
    }
  }

  static let wideSize = Rule(
    "size-swapped", .error,
    reason: "UILaunchImageSize is in portrait order even for Landscape; otherwise it fits no "
      + "screen, and builds before the iOS 9 SDK skip the entry.",
    source: "\(Source.technote); the skipping: \(Source.decompiled)"
  ) { contents in
    contents.sizes { site, size in
      guard size.width > size.height else { return nil }
      let upright = PointSize(width: size.height, height: size.width)
      return "\(site.words) has the size \(size.propertyListText) (it is in portrait order, even "
        + "for Landscape); write \(upright.propertyListText)"
    }
  }

  static let sizeInPixels = Rule(
    "size-in-pixels", .error,
    reason: "UILaunchImageSize is in points; in pixels it fits no screen.",
    source: Source.reference
  ) { contents in
    contents.sizes { site, size in
      guard !Display.all.contains(where: { $0.points == size }),
        let display = Display.all.first(where: {
          [$0.pixelWidth, $0.pixelHeight].sorted() == [size.width, size.height].sorted()
        })
      else { return nil }
      return "\(site.words) has the size \(size.propertyListText) (those are pixels); write "
        + display.points.propertyListText
    }
  }

  static let unknownSize = Rule(
    "size-unknown", .note,
    reason: "No screen has the size: iOS shows the image only if nothing fits better.",
    source: "Apple's table of device sizes"
  ) { contents in
    contents.sizes { site, size in
      let known = Display.all.contains {
        $0.points == size || ($0.points.width, $0.points.height) == (size.height, size.width)
          || [$0.pixelWidth, $0.pixelHeight].sorted() == [size.width, size.height].sorted()
      }
      return known
        ? nil
        : "\(site.words) has the size \(size.propertyListText) (no screen has it); "
          + "'launchgen screens' lists those that there are"
    }
  }
}

extension BundleContents {
  /// Checks each size that can be read, those of entries that are skipped for it included.
  fileprivate func sizes(_ message: (EntrySite, PointSize) -> String?) -> [Violation] {
    sites.compactMap { site in
      guard case .text(let text) = site.written.size, let size = PointSize(parsing: text),
        let message = message(site, size)
      else { return nil }
      return Violation(line(of: site, InfoPlistKey.Entry.size), message)
    }
  }
}
