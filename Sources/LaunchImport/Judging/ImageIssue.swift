internal import LaunchApps
package import LaunchRules
package import Pixels

/// Something that is wrong with an image.
package enum ImageIssue: Hashable, Sendable {
  case unreadable(ImageFault)
  /// Xcode compressed it for devices.
  case compressedByXcode
  /// No screen has so many pixels.
  case fitsNoScreen(PixelSize)
  /// The pixels are those of another screen than the name, the entry or the slot says.
  case contradicts(ImageUse, PixelSize)
  /// Landscape pixels where a portrait file belongs.
  case upright
  /// A portrait picture where the app launches into landscape.
  case neverTurned
  /// Turned for the other landscape orientation.
  case turnedOtherWay(LandscapeOrientation)
  /// Only Info.plist says how the image is turned, and that it is: no upright image shows the same.
  case assumedTurn(LandscapeOrientation)
  /// It is not known how the image is turned.
  case unknownTurn
  /// It was enlarged from a smaller image.
  case enlarged
  /// It shows other artwork than the rest; an older one, if only older screens have it.
  case differs(isOlder: Bool)
  /// It cannot be told whether it shows the same as the rest.
  case unclear
  /// Its metadata say to turn it (eXIf), which is not done: its pixels are taken as they are stored.
  case ignoredOrientation
  case stale(StaleReason)

  package var level: Level {
    switch self {
    case .unreadable, .compressedByXcode, .fitsNoScreen, .contradicts, .upright, .neverTurned,
      .turnedOtherWay, .unknownTurn:
      .error
    // Apps for other systems keep theirs.
    case .stale(.otherSystem): .note
    case .assumedTurn, .enlarged, .differs, .unclear, .ignoredOrientation, .stale: .warning
    }
  }
}

/// Why no device shows an image.
package enum StaleReason: Hashable, Sendable {
  /// No slot of its set names it.
  case noSlot
  /// No entry of UILaunchImages names it.
  case noEntry
  /// The project uses another launch image set.
  case otherSet(used: String)
  /// It is for iOS 6 and earlier.
  case beforeEntries
  /// No device that the app runs on has such a screen.
  case noDevice(minimumOS: OSVersion)
  /// The app's devices do not include this family.
  case otherFamily(DeviceIdiom)
  /// It is not for iPhones or iPads.
  case otherSystem(String)
}
