public import LaunchRules

/// The values to write into an Info.plist, and the values that may be replaced in it.
public struct MergeOptions: Hashable, Sendable {
  /// The entries for UILaunchImages on iPhones; `nil` to change neither this key nor the
  /// orientations.
  public var entries: [LaunchImageEntry]?
  /// The entries for UILaunchImages on iPads. They are written if the app is for iPads, or if no key
  /// lists the device families of the app and there are no entries for iPhones.
  public var padEntries: [LaunchImageEntry]
  /// The orientation that the images are made for; `nil` for the first landscape orientation of the
  /// Info.plist.
  public var orientation: LandscapeOrientation?
  /// The orientation that the app launches into according to its build settings, which override the
  /// Info.plist; `nil` if only the Info.plist specifies it.
  public var builtOrientation: LandscapeOrientation?
  /// The device families that the app is for according to its build settings, which override
  /// UIDeviceFamily; `nil` if only the Info.plist specifies them.
  public var builtFamilies: Set<DeviceIdiom>?
  /// The lowest iOS that the app supports according to its build settings, which override
  /// MinimumOSVersion; `nil` if only the Info.plist specifies it.
  public var builtMinimumOS: OSVersion?
  /// The names of images that are removed: an existing entry that has one is not kept, unless it is
  /// among the new ones.
  public var removedNames: Set<String> = []
  /// Whether UISupportedInterfaceOrientations may change so that it begins with the orientation of
  /// the images.
  public var setsOrientations = false
  /// Whether existing values of UILaunchImages may be replaced if they differ from the new ones.
  public var replaces = false

  public init(entries: [LaunchImageEntry]?, padEntries: [LaunchImageEntry] = []) {
    self.entries = entries
    self.padEntries = padEntries
  }
}
