public import LaunchRules

/// What to write into an Info.plist, and what may be replaced there.
public struct MergeOptions: Hashable, Sendable {
  /// What UILaunchImages is to be.
  public var entries: [LaunchImageEntry]
  /// The launch file to name; `nil`: none.
  public var launchFile: LaunchFile?
  /// What the images are made for; `nil`: the first landscape orientation of the Info.plist.
  public var orientation: LandscapeOrientation?
  /// Whether UISupportedInterfaceOrientations may be made to begin with that orientation.
  public var setsOrientations = false
  /// Whether UILaunchImages, and a launch file, that differ may be replaced.
  public var replaces = false

  public init(entries: [LaunchImageEntry]) {
    self.entries = entries
  }
}
