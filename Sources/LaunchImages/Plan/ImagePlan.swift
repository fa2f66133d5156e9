public import LaunchRules
public import Pixels

/// A launch image to be made.
public struct ImagePlan: Hashable, Sendable {
  public var screen: LaunchScreenSize
  public var scale: ScaleFactor
  /// The file's name in the output folder.
  public var file: String
  /// The size in pixels: portrait.
  public var size: PixelSize
  /// The place of the upright artwork in the landscape frame.
  public var placement: Placement

  init(
    screen: LaunchScreenSize, scale: ScaleFactor, artwork: PixelSize, options: BuildOptions,
    anchor: Anchor
  ) {
    self.screen = screen
    self.scale = scale
    file = options.namePrefix + screen.nameSuffix + scale.suffix + ".png"
    size = PixelSize(
      width: screen.points.width * scale.rawValue, height: screen.points.height * scale.rawValue)
    placement = Placement(
      artwork: artwork, frame: size.transposed, fit: options.fit, anchor: anchor)
  }

  /// The landscape frame that the upright artwork fills.
  public var frame: PixelSize { size.transposed }
}
