/// A device, as far as launching goes.
///
/// Sources: Apple's table of device sizes, and the iOS versions that its support pages name for
/// each model.
public struct DeviceModel: Hashable, Sendable {
  /// `iPhone 6 Plus`; `zoomed iPhone 6 Plus` under Display Zoom.
  public var name: String
  public var display: Display
  public var idiom: DeviceIdiom
  /// The first and the last iOS that it runs, the last as far as known.
  public var systems: ClosedRange<OSVersion>

  /// Whether it runs a version of iOS: also a later minor version of the last one.
  public func runs(_ system: OSVersion) -> Bool {
    systems.lowerBound <= system && runs(from: system)
  }

  /// Whether it runs a version of iOS or a later one.
  public func runs(from system: OSVersion) -> Bool { system.major <= systems.upperBound.major }

  /// iPhones with Face ID have no upside-down orientation, whatever Info.plist says; iPads with it
  /// have.
  ///
  /// Source: "Upside Down and Rotating iPhones" (Use Your Loaf).
  public var hasFaceID = false
  /// The home screen rotates, so the device launches apps as it is held: the Plus but under
  /// Display Zoom, and every iPad.
  ///
  /// Source: a developer's account of the 6 Plus, and Apple's forum thread 1051638 that it cites.
  public var launchesAsHeld = false

  /// The orientations that the hardware has.
  public var orientations: OrientationMask {
    idiom == .phone && hasFaceID ? .allButUpsideDown : .all
  }

  /// What an app, and a view controller, support when nobody says anything.
  ///
  /// Source: UIViewController's `supportedInterfaceOrientations`.
  public var defaultMask: OrientationMask { idiom == .pad ? .all : .allButUpsideDown }
}

extension DeviceModel: CustomStringConvertible {
  public var description: String { name }
}
