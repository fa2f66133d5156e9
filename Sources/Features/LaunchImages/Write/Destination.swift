internal import InfoPlist
public import LaunchRules
public import Pictures

/// The place where a build writes.
///
/// Members of ``pictures`` can be used as if they were its own: `destination.prunes = true`.
@dynamicMemberLookup
public struct Destination: Hashable, Sendable {
  /// The output folder, and what may be replaced there.
  public var pictures: PictureDestination
  /// The Info.plist to merge the entries into; none by default.
  public var infoPlist: InfoPlistTarget?

  public init(folder: String = "LaunchImages", infoPlist: InfoPlistTarget? = nil) {
    pictures = PictureDestination(folder: folder)
    self.infoPlist = infoPlist
  }

  public subscript<Value>(
    dynamicMember path: WritableKeyPath<PictureDestination, Value>
  ) -> Value {
    get { pictures[keyPath: path] }
    set { pictures[keyPath: path] = newValue }
  }

  /// The path of a plan's file, including the output folder.
  public func path(of file: String) -> String { pictures.path(of: file) }
}

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

  public init(path: String) { self.path = path }

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
