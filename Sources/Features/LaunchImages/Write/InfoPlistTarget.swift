internal import InfoPlist
public import LaunchRules

/// An Info.plist that a build merges its entries into, and the values that it may replace.
public struct InfoPlistTarget: Hashable, Sendable {
  /// The path of the Info.plist; links are followed.
  public var path: String
  /// The orientation that the app launches into according to its build settings, which override the
  /// file; `nil` if they do not set one.
  public var builtOrientation: LandscapeOrientation?
  /// The device families of the app according to its build settings, which override UIDeviceFamily;
  /// `nil` if they do not set any.
  public var builtFamilies: Set<DeviceIdiom>?
  /// The lowest iOS that the app supports according to its build settings, which override
  /// MinimumOSVersion; `nil` if they do not set one.
  public var builtMinimumOS: OSVersion?
  /// Whether the build may change UISupportedInterfaceOrientations so that it begins with the
  /// images' orientation.
  public var setsOrientations = false
  /// Whether the build may replace existing values of UILaunchImages.
  public var replaces = false

  /// A folder that must contain the Info.plist, as an absolute path without links; `nil` unless
  /// ``path`` comes from a configuration file.
  package var root: String?

  public init(path: String) {
    self.path = path
  }
}

extension InfoPlistTarget {
  func mergeOptions(_ options: BuildOptions) -> MergeOptions {
    var merge = MergeOptions(
      entries: options.entries(for: .phone), padEntries: options.entries(for: .pad))
    merge.orientation = options.orientation
    merge.builtOrientation = builtOrientation
    merge.builtFamilies = builtFamilies
    merge.builtMinimumOS = builtMinimumOS
    merge.setsOrientations = setsOrientations
    merge.replaces = replaces
    return merge
  }
}
