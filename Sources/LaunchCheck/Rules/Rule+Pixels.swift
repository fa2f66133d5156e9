internal import InfoPlist
internal import LaunchRules
internal import PNGCodec
internal import Pixels

extension Rule {
  static let pixels = [
    unreadableImage, placeholder, landscapePixels, wrongSize, wide736Landscape, wide736Portrait,
    alpha, tooLarge,
  ]

  static let unreadableImage = Rule(
    "image-unreadable", .error,
    reason: "iOS shows launch images that are PNG files; anything else leaves the screen blank.",
    source: Source.reference
  ) { contents in
    contents.usedFiles.compactMap { file in
      guard case .failure(let error) = file.header else { return nil }
      return Violation(.image(file), "\(error); export it again as PNG")
    }
  }

  static let placeholder = Rule(
    "placeholder", .error,
    reason: "A launch image of a pixel or so shows nothing; it is left over from a template.",
    source: Source.wild
  ) { contents in
    contents.usedFiles.compactMap { file in
      guard let size = file.readable?.size, size.isPlaceholder else { return nil }
      return Violation(.image(file), "is a placeholder (\(size)); put the launch image there")
    }
  }

  static let landscapePixels = Rule(
    "landscape-pixels", .error,
    reason: "iPhones draw a launch image into the portrait frame: one with landscape pixels, not "
      + "turned, is distorted.", source: Source.technote
  ) { contents in
    contents.misfits { use, size in
      guard use.isTransposed(size), !use.isWide736(size) else { return nil }
      return "\(use.file.name) of \(use.site.words) is \(size), and should be "
        + "\(use.expectedSize) (its pixels are not turned); run 'launchgen build' on the artwork"
    }
  }

  static let wrongSize = Rule(
    "wrong-size", .error,
    reason: "iOS stretches a launch image of the wrong size, or shows none.",
    source: "\(Source.technote); \(Source.wild)"
  ) { contents in
    contents.misfits { use, size in
      guard !use.isTransposed(size), !size.isPlaceholder else { return nil }
      return "\(use.file.name) of \(use.site.words) is \(size) (the screen of "
        + "\(use.display.devices) wants \(use.expectedSize)); make it again"
    }
  }

  static let wide736Landscape = Rule(
    "wide-736h", .note,
    reason: "Xcode, cocos2d-x and Godot make the 736h image 2208x1242, TN2244 wants portrait "
      + "pixels; both are seen to work.", source: "\(Source.technote); \(Source.wild)"
  ) { contents in
    contents.misfits { use, size in
      guard use.isWide736(size), use.entry.orientation.isLandscape else { return nil }
      return "\(use.file.name) of \(use.site.words) is \(size) (Xcode's size; TN2244 wants "
        + "1242x2208, turned); leave it, or run 'launchgen build' on the artwork"
    }
  }

  static let wide736Portrait = Rule(
    "wide-736h-portrait", .error,
    reason: "A portrait launch on the Plus shows a 2208x1242 file distorted. A warning where the "
      + "app never launches into portrait.", source: Source.wild
  ) { contents in
    contents.sites.compactMap { site in
      guard let use = contents.uses(of: site).first, let size = use.file.readable?.size,
        use.isWide736(size), !use.entry.orientation.isLandscape
      else { return nil }
      return Violation(
        contents.line(of: site, InfoPlistKey.Entry.name),
        "\(use.file.name) of \(site.words) is \(size) (for Portrait it should be "
          + "\(use.expectedSize)); give Portrait a file of its own, or remove the entry",
        level: contents.mayMatch(site) ? nil : .warning)
    }
  }

  static let alpha = Rule(
    "alpha", .warning,
    reason: "A launch image is opaque: transparent pixels show black, and the channel costs time "
      + "and bytes.", source: Source.wild
  ) { contents in
    contents.usedFiles.compactMap { file in
      // Xcode's compression adds the channel itself.
      guard let header = file.readable, header.hasAlphaChannel, !header.isCompressedByXcode
      else { return nil }
      return Violation(
        .image(file), "has an alpha channel (launch images are opaque); flatten it onto a color")
    }
  }

  static let tooLarge = Rule(
    "too-large", .error,
    reason: "Since iOS 14 a launch image of more than 25,000,000 decoded bytes (width x height x "
      + "4) gives a black screen.", source: Source.wild
  ) { contents in
    contents.usedFiles.compactMap { file in
      guard let size = file.readable?.size else { return nil }
      let (bytes, overflow) = size.width.multipliedReportingOverflow(by: size.height * 4)
      guard overflow || bytes > LaunchImageLimit.decodedBytes else { return nil }
      return Violation(
        .image(file),
        "is too large (\(size) decode to more than 25,000,000 bytes, which gives a black screen "
          + "since iOS 14); make it smaller")
    }
  }
}
