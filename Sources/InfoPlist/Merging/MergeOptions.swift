public import LaunchRules

/// What to write into an Info.plist, and what may be replaced there.
public struct MergeOptions: Hashable, Sendable {
  /// What UILaunchImages is to be.
  public var entries: [LaunchImageEntry]
  /// What the images are made for; `nil`: the first landscape orientation of the Info.plist.
  public var orientation: LandscapeOrientation?
  /// Whether UISupportedInterfaceOrientations may be made to begin with that orientation.
  public var setsOrientations = false
  /// Whether UILaunchImages that differ may be replaced.
  public var replacesLaunchImages = false

  public init(entries: [LaunchImageEntry]) {
    self.entries = entries
  }
}
