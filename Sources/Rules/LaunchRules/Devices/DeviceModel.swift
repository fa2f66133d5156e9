/// A device model, with the properties that matter at launch.
///
/// Sources: Apple's table of device sizes, and Apple's support pages for the versions of iOS.
public struct DeviceModel: Hashable, Sendable, CustomStringConvertible {
  /// `iPhone 6 Plus`, or `zoomed iPhone 6 Plus` with Display Zoom.
  public var name: String
  public var display: Display
  public var idiom: DeviceIdiom
  /// The versions of iOS that the device runs, from the first to the last known one.
  public var systems: ClosedRange<OSVersion>

  /// Whether the device runs a version of iOS. Minor versions after the last known one are
  /// included.
  public func runs(_ system: OSVersion) -> Bool {
    systems.lowerBound <= system && runs(from: system)
  }

  /// Whether the device runs `system` or any later version of iOS.
  public func runs(from system: OSVersion) -> Bool { system.major <= systems.upperBound.major }

  /// Whether the device has a home button. iPhones without one have no upside-down orientation,
  /// whatever Info.plist lists; all iPads have that orientation.
  ///
  /// Source: "Upside Down and Rotating iPhones" (Use Your Loaf), for iPhones with Face ID.
  public var hasHomeButton = true
  /// Whether the home screen rotates: on every Plus without Display Zoom, and on every iPad.
  ///
  /// Source: a developer's account of the 6 Plus, which cites thread 1051638 in Apple's forums.
  public var homeScreenRotates = false
  /// The safe areas in portrait and landscape; `nil` if no source gives them.
  public var safeAreas: SafeAreas?

  /// Whether an app launches in the orientation in which the device is held, if the app supports
  /// that orientation. It does on all versions of iOS if the home screen rotates, and since iOS 11
  /// on all other devices.
  ///
  /// Source: for iOS 11, Matt Neuburg's observations ("Programming iOS 11", on launching into
  /// landscape): earlier versions launch into portrait if they can. TN2244 predates this behavior
  /// and mentions only the first listed value.
  public func launchesAsHeld(_ system: OSVersion) -> Bool {
    homeScreenRotates || system >= OSVersion(11, 0)
  }

  /// The interface orientations that the device supports: all four, except upside down on iPhones
  /// without a home button.
  public var orientations: OrientationMask {
    idiom == .phone && !hasHomeButton ? .allButUpsideDown : .all
  }

  /// The orientations that an app supports if Info.plist lists none, and that a view controller
  /// supports if it does not override `supportedInterfaceOrientations`.
  ///
  /// Source: UIViewController's `supportedInterfaceOrientations`.
  public var defaultMask: OrientationMask { idiom == .pad ? .all : .allButUpsideDown }

  public var description: String { name }
}

extension DeviceModel {
  /// Every device whose display is in ``Display/all``, iPhones first.
  public static let all: [DeviceModel] = phones + tablets

  /// Finds a device by its name, ignoring case; "iPhone" may be left out: `6 plus`, `zoomed 6
  /// Plus`. The result is `nil` if there is no such device.
  public init?(named name: String) {
    let wanted = Self.key(name)
    let found = Self.all.first { Self.key($0.name) == wanted }
    guard let found else { return nil }
    self = found
  }

  /// The form in which names are compared: lowercase, without spaces, hyphens and "iPhone", and
  /// with Apple's "13-inch" and "(3rd generation)" as `13` and `3`.
  private static func key(_ name: String) -> String {
    let plain = name.lowercased().filter { $0 != "(" && $0 != ")" }
    let words = plain.split { $0.isWhitespace }.map { word -> Substring in
      if word.hasSuffix("-inch") { return word.dropLast(5) }
      let isOrdinal = ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
      return isOrdinal && word.first?.isNumber == true ? word.dropLast(2) : word
    }
    return words.filter { $0 != "generation" }.joined().filter { $0 != "-" }
      .replacing("iphone", with: "")
  }
}
