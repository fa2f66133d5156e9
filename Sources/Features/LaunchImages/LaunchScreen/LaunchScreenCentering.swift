internal import LaunchRules
internal import Pictures
internal import Pixels

/// The reason why a launch screen shows a picture at the center, although the options specify
/// another position.
public enum LaunchScreenCentering: Hashable, Sendable {
  /// UILaunchScreen has no key for the position of its image.
  case launchScreen
  /// The artworks have different aspect ratios, and the storyboard's constraints can suit only one of
  /// them.
  case proportions
}

extension LaunchScreenPlan {
  /// The reason why the launch screen cannot show the artworks at the position of `anchor`; `nil`
  /// if it can, or if that position is the center.
  static func obstacle(
    to anchor: Anchor, _ kind: LaunchScreenKind, _ artworks: PerArtwork<PixelSize>,
    _ options: BuildOptions
  ) -> LaunchScreenCentering? {
    if options.fit == .fill || options.artworkIsLogo || anchor.isCentered { return nil }
    if kind == .screen { return .launchScreen }
    let sizes = artworks.all.filter { $0.role != .logo }.map(\.value)
    return sizes.allSatisfy(artworks.main.isSimilar) ? nil : .proportions
  }
}

extension PixelSize {
  /// Whether both sizes have the same aspect ratio, within a tolerance that is less than a point on
  /// any screen.
  fileprivate func isSimilar(to other: PixelSize) -> Bool {
    let (first, second) = (Double(width * other.height), Double(height * other.width))
    return abs(first - second) <= second / 2000
  }
}
