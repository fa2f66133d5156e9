/// An Info.plist that a build merges its entries into, and what may be replaced there.
public struct InfoPlistTarget: Hashable, Sendable {
  /// The file; links to it are followed.
  public var path: String
  /// Whether UISupportedInterfaceOrientations may be made to begin with the images' orientation.
  public var setsOrientations = false
  /// Whether UILaunchImages, and a launch file's key, may be replaced if they differ.
  public var replaces = false

  public init(path: String) {
    self.path = path
  }
}
