internal import Files
package import LaunchRules
internal import PNGCodec
internal import Pixels

/// A problem of a launch image, as the report says it.
package struct ImageIssue: Equatable, Sendable, Encodable {
  package let level: Level
  /// The problem, its reason and the remedy, in words that follow the image's path.
  package let message: String
  /// The same for all issues of a kind.
  package let rule: String

  private init(_ level: Level, _ rule: String, _ problem: String, _ remedy: String) {
    self.level = level
    self.rule = rule
    message = "\(problem); \(remedy)"
  }
}

/// Issues of the file, or of the picture in it.
extension ImageIssue {
  static func unreadable(_ fault: ImageFault, at path: String) -> ImageIssue {
    let isByXcode = fault == .undecodable(.compressedByXcode)
    return ImageIssue(
      .error, isByXcode ? "compressed-by-xcode" : "unreadable", fault.problem,
      fault.remedy(for: path))
  }

  /// The metadata (eXIf) specify a rotation.
  static let ignoredOrientation = ImageIssue(
    .warning, "ignored-orientation",
    "has an orientation in its metadata, which is ignored (eXIf; iOS is not known to rotate launch "
      + "images by it)",
    "if other programs show it right, export it with rotated pixels")

  /// The image does not look like most of the others.
  static let differs = ImageIssue(
    .warning, "differs",
    "does not look like the rest (other artwork, another part of it, or too little detail)",
    "check it; all will be replaced by images of one artwork")

  static let oneColor = ImageIssue(
    .note, "one-color",
    "is one color (it does not show whether it is rotated, or what the artwork is)",
    "nothing to do if it should be empty; otherwise build from the original artwork")
}

/// Issues of the size in pixels.
extension ImageIssue {
  /// - Parameter isCertain: whether the file is certainly a launch image.
  static func fitsNoScreen(_ size: PixelSize, isCertain: Bool) -> ImageIssue {
    ImageIssue(
      isCertain ? .error : .warning, "fits-no-screen",
      "fits no screen (no display has \(size) pixels)",
      "it will be replaced by one of the right size")
  }

  /// The image has the size of a screen, but not of the one that its name, entry or slot specifies.
  static func contradicts(_ use: ImageUse, _ size: PixelSize) -> ImageIssue {
    let expected = use.sizes.sorted { ($0.area, $0.width) < ($1.area, $1.width) }
      .map(\.description).joined(separator: " or ")
    return ImageIssue(
      use.isCertain ? .error : .warning, "contradicts",
      "is not what \(use.origin) says (that is \(expected), the file has \(size) pixels)",
      "it will be replaced by one of the right size")
  }

  static func lacksScale(_ size: PixelSize) -> ImageIssue {
    ImageIssue(
      .warning, "lacks-scale",
      "lacks the scale in its name (its \(size) pixels are those of a screen with more pixels a point)",
      "rename it, as 'launchgen check' says")
  }

  /// The image is a landscape file where a portrait file is needed.
  ///
  /// - Parameters:
  ///   - isTolerated: whether shipped apps rely on such images on all versions of iOS that use
  ///     this one.
  ///   - isCertain: whether the file is certainly a launch image.
  static func upright(isTolerated: Bool, isCertain: Bool) -> ImageIssue {
    let reason =
      isTolerated
      ? "TN2244; some apps ship such images for iOS 9 and later"
      : "iOS draws the file into the portrait frame, TN2244"
    return ImageIssue(
      isCertain && !isTolerated ? .error : .warning, "upright",
      "is upright landscape artwork where a portrait file belongs (\(reason))",
      "it will be replaced by a rotated image")
  }
}

/// Issues of the rotation.
extension ImageIssue {
  static let neverTurned = ImageIssue(
    .error, "never-turned",
    "is a portrait image, which was not rotated (the app launches only into landscape)",
    "it will be replaced by one of the landscape artwork")

  static func turnedOtherWay(_ orientation: LandscapeOrientation) -> ImageIssue {
    ImageIssue(
      .error, "turned-other-way",
      "is rotated for \(orientation.rawValue), which is not the app's orientation (iOS shows it "
        + "upside down)",
      "it will be replaced by one that is rotated the other way")
  }

  static func assumedTurn(_ orientation: LandscapeOrientation) -> ImageIssue {
    ImageIssue(
      .warning, "assumed-turn",
      "is treated as landscape artwork rotated for \(orientation.rawValue), only because of "
        + "Info.plist (a portrait image, and artwork rotated the other way, would look the same)",
      "look at the artwork, then name the right --orientation")
  }

  static let unknownTurn = ImageIssue(
    .error, "unknown-turn",
    "cannot be made upright (nothing shows whether it is rotated, or which way)",
    "use --orientation, or --info-plist")
}

/// Issues of images that no device shows.
extension ImageIssue {
  static let noSlot = stale("no slot of its set names it")
  static let noEntry = stale("no entry of UILaunchImages names it")
  /// The image is for iOS 6 and earlier, which do not read entries.
  static let beforeEntries = stale("it is for iOS 6 and earlier")

  static func otherSet(used: String) -> ImageIssue { stale("the project uses the set \(used)") }

  static func noDevice(_ minimumOS: OSVersion) -> ImageIssue {
    stale("no device with iOS \(minimumOS) or later has its screen")
  }

  static func otherFamily(_ idiom: DeviceIdiom) -> ImageIssue {
    stale("the app is not for \(idiom.devices)")
  }

  /// The image is for devices other than iPhones and iPads. Apps for them keep their images.
  static func otherSystem(_ name: String) -> ImageIssue {
    ImageIssue(
      .note, "stale", "is for \(name), for which launchgen makes no images", "nothing to do")
  }

  private static func stale(_ reason: String) -> ImageIssue {
    ImageIssue(.warning, "stale", "is shown by no device (\(reason))", "delete it")
  }

  var isStale: Bool { rule == "stale" }
}
