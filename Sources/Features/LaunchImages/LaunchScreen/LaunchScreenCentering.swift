/// The reason why a launch screen shows a picture at the center, although the options specify
/// another position.
public enum LaunchScreenCentering: Hashable, Sendable {
  /// UILaunchScreen has no key for the position of its image.
  case launchScreen
  /// The artworks have different aspect ratios, and the storyboard's constraints can suit only one of
  /// them.
  case proportions
}
