/// Why a launch file shows a picture in the middle, wherever the options put it.
public enum LaunchFileCentering: Hashable, Sendable {
  /// UILaunchScreen has nothing that says where its image is.
  case launchScreen
  /// The constraints for one artwork would not do for others.
  case proportions
}
