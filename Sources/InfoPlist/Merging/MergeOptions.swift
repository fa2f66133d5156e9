public import LaunchRules

/// What to write into an Info.plist, and what may be replaced in it.
public struct MergeOptions: Hashable, Sendable {
  /// The entries for UILaunchImages on iPhones; `nil` to leave this key alone, and with it the
  /// orientations.
  public var entries: [LaunchImageEntry]?
  /// The entries for UILaunchImages on iPads. They are written if the app is for iPads; or if there
  /// are no others, and nothing lists the families that the app is for.
  public var padEntries: [LaunchImageEntry]
  /// The launch file to name; `nil` for none.
  public var launchFile: LaunchFile?
  /// The orientation that the images are made for; `nil` for the first landscape orientation of the
  /// Info.plist.
  public var orientation: LandscapeOrientation?
  /// The orientation that the app launches into by its build settings, whatever the Info.plist says;
  /// `nil` if only the Info.plist says it.
  public var builtOrientation: LandscapeOrientation?
  /// The families of devices that the app is for by its build settings, whatever UIDeviceFamily says;
  /// `nil` if only the Info.plist says it.
  public var builtFamilies: Set<DeviceIdiom>?
  /// Whether UISupportedInterfaceOrientations may change so that it begins with that orientation.
  public var setsOrientations = false
  /// Whether other values of UILaunchImages and of the launch file's key may be replaced.
  public var replaces = false

  public init(entries: [LaunchImageEntry]?, padEntries: [LaunchImageEntry] = []) {
    self.entries = entries
    self.padEntries = padEntries
  }
}
