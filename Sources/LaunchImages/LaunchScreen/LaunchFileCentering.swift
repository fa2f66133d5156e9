/// Why a launch screen shows a picture in the middle, whatever position the options specify.
public enum LaunchFileCentering: Hashable, Sendable {
  /// UILaunchScreen has no key for the position of its image.
  case launchScreen
  /// The artworks have different proportions, and constraints fit only one of them.
  case proportions
}
