/// A device model, with the properties that matter at launch.
///
/// Sources: Apple's table of device sizes, and Apple's support pages for the versions of iOS.
public struct DeviceModel: Hashable, Sendable {
  /// `iPhone 6 Plus`, or `zoomed iPhone 6 Plus` with Display Zoom.
  public var name: String
  public var display: Display
  public var idiom: DeviceIdiom
  /// The first iOS that the device runs, and the last one that is known.
  public var systems: ClosedRange<OSVersion>

  /// Whether the device runs a version of iOS. Later minor versions of the last one count too.
  public func runs(_ system: OSVersion) -> Bool {
    systems.lowerBound <= system && runs(from: system)
  }

  /// Whether the device runs a version of iOS, or a later one.
  public func runs(from system: OSVersion) -> Bool { system.major <= systems.upperBound.major }

  /// Whether the device has Face ID. iPhones with Face ID have no upside-down orientation, whatever
  /// Info.plist lists; iPads with Face ID have one.
  ///
  /// Source: "Upside Down and Rotating iPhones" (Use Your Loaf).
  public var hasFaceID = false
  /// Whether the device launches apps in the orientation in which it is held, because its home
  /// screen rotates: every Plus without Display Zoom, and every iPad.
  ///
  /// Source: a developer's account of the 6 Plus, and Apple's forum thread 1051638 that it cites.
  public var launchesAsHeld = false

  /// The orientations that the device supports.
  public var orientations: OrientationMask {
    idiom == .phone && hasFaceID ? .allButUpsideDown : .all
  }

  /// The orientations that apps and view controllers support by default.
  ///
  /// Source: UIViewController's `supportedInterfaceOrientations`.
  public var defaultMask: OrientationMask { idiom == .pad ? .all : .allButUpsideDown }
}

extension DeviceModel: CustomStringConvertible {
  public var description: String { name }
}
