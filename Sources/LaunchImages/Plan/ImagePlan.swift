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
  /// The place of the logo: over the artwork, or the artwork itself. `nil` without one.
  public var logo: LogoPlacement?

  /// - Parameter logo: the size of the logo over the artwork.
  init(
    screen: LaunchScreenSize, scale: ScaleFactor, artwork: PixelSize, logo: PixelSize?,
    options: BuildOptions, anchor: Anchor
  ) {
    self.screen = screen
    self.scale = scale
    file = options.namePrefix + screen.nameSuffix + scale.suffix + ".png"
    size = PixelSize(
      width: screen.points.width * scale.rawValue, height: screen.points.height * scale.rawValue)
    let frame = size.transposed
    self.logo = (options.artworkIsLogo ? artwork : logo).map {
      LogoPlacement(
        $0, frame: frame, scale: scale, safeArea: screen.landscapeSafeArea, options.logo)
    }
    let filling = Placement(
      artwork: artwork, frame: frame, fit: options.fit, anchor: anchor)
    placement = options.artworkIsLogo ? self.logo?.placement ?? filling : filling
  }

  /// The landscape frame that the upright artwork fills.
  public var frame: PixelSize { size.transposed }
}
