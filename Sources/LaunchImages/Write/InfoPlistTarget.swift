public import LaunchRules

/// An Info.plist that a build merges its entries into, and what may be replaced in it.
public struct InfoPlistTarget: Hashable, Sendable {
  /// The path of the file; links are followed.
  public var path: String
  /// The orientation that the app launches into by its build settings, whatever the file says; `nil`
  /// if only the file says it.
  public var builtOrientation: LandscapeOrientation?
  /// The families of devices that the app is for by its build settings, whatever UIDeviceFamily says;
  /// `nil` if only the file says it.
  public var builtFamilies: Set<DeviceIdiom>?
  /// Whether UISupportedInterfaceOrientations may change so that it begins with the images'
  /// orientation.
  public var setsOrientations = false
  /// Whether other values of UILaunchImages and of the launch file's key may be replaced.
  public var replaces = false

  /// The folder that it must not be outside of, if a file named it: absolute, without links.
  package var root: String?

  public init(path: String) {
    self.path = path
  }
}
