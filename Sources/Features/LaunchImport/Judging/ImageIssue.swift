internal import LaunchApps
package import LaunchRules
package import Pixels

package enum ImageIssue: Equatable, Sendable {
  case unreadable(ImageFault)
  /// Xcode converted the image to its own compressed form for devices, which is not standard PNG.
  case compressedByXcode
  /// No screen has this size in pixels.
  ///
  /// - Parameter isCertain: whether the file is certainly a launch image.
  case fitsNoScreen(PixelSize, isCertain: Bool)
  /// The image does not have the size that its name, entry or slot specifies, but the size of
  /// another screen.
  case contradicts(ImageUse, PixelSize)
  /// The size is right for a screen's scale, which the file's name lacks.
  case lacksScale(PixelSize)
  /// The image is a landscape file where a portrait file is needed.
  ///
  /// - Parameters:
  ///   - isTolerated: whether shipped apps rely on such images on all versions of iOS that use
  ///     this one.
  ///   - isCertain: whether the file is certainly a launch image.
  case upright(isTolerated: Bool, isCertain: Bool)
  /// The image is a portrait picture, but the app launches into landscape.
  case neverTurned
  case turnedOtherWay(LandscapeOrientation)
  /// Only the Info.plist indicates that the image is rotated, and in which direction, because no
  /// upright image shows the same artwork.
  case assumedTurn(LandscapeOrientation)
  /// It is unknown in which direction the image is rotated, or whether it is rotated at all.
  case unknownTurn
  case enlarged
  /// The image shows different artwork from most other images. The artwork is older if only images
  /// for older screens show it.
  case differs(isOlder: Bool)
  /// It is unclear whether the image shows the same artwork as most other images.
  case unclear
  /// The image is one color, which does not tell whether it is turned or what artwork it shows.
  case oneColor
  /// The image's metadata (eXIf) specify a rotation, which is ignored: the pixels are used as they
  /// are stored.
  case ignoredOrientation
  case stale(StaleReason)

  package var level: Level {
    switch self {
    case .contradicts(let use, _): use.isCertain ? .error : .warning
    case .unreadable, .compressedByXcode, .fitsNoScreen(_, isCertain: true),
      .upright(isTolerated: false, isCertain: true), .neverTurned, .turnedOtherWay, .unknownTurn:
      .error
    // Apps for other systems keep their images.
    case .stale(.otherSystem), .oneColor: .note
    case .lacksScale, .fitsNoScreen(_, isCertain: false), .upright, .assumedTurn, .enlarged,
      .differs, .unclear, .ignoredOrientation, .stale:
      .warning
    }
  }
}

package enum StaleReason: Equatable, Sendable {
  case noSlot
  case noEntry
  /// The project uses another launch image set.
  case otherSet(used: String)
  /// The image is for iOS 6 and earlier.
  case beforeEntries
  /// No device with the app's minimum iOS version or later has a screen of this size.
  case noDevice(minimumOS: OSVersion)
  /// The app does not support this device family.
  case otherFamily(DeviceIdiom)
  /// The image is for a system of devices other than iPhones and iPads.
  case otherSystem(String)
}
