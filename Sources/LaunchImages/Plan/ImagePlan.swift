public import LaunchRules
public import Pictures
public import Pixels

/// A launch image to be made.
public struct ImagePlan: Hashable, Sendable {
  public var screen: LaunchScreenSize
  public var scale: ScaleFactor
  /// The file's name in the output folder.
  public var file: String
  /// Whether the file has landscape pixels; otherwise the image is turned into portrait.
  public var isUpright: Bool
  /// The first iOS that shows the image.
  public var minimumOS: OSVersion
  /// The size in pixels.
  public var size: PixelSize
  /// The position and size of the upright artwork in the landscape frame.
  public var placement: Placement
  /// The position and size of the logo, which is over the artwork or is the artwork itself; `nil`
  /// without a logo.
  public var logo: LogoPlacement?

  /// - Parameter logo: the size of the logo over the artwork.
  init(
    _ image: ScreenImage, scale: ScaleFactor, artwork: PixelSize, logo: PixelSize?,
    options: BuildOptions, anchor: Anchor
  ) {
    screen = image.screen
    self.scale = scale
    file = options.namePrefix + image.fileSuffix(scale)
    isUpright = image.isUpright
    minimumOS = image.minimumOS
    size = Self.size(of: image, scale: scale)
    let frame = image.isUpright ? size : size.transposed
    self.logo = (options.artworkIsLogo ? artwork : logo).map {
      LogoPlacement(
        $0, frame: frame, scale: scale.rawValue, edges: .init(image.screen.landscapeSafeArea),
        options.logo)
    }
    let filling = Placement(
      artwork: artwork, frame: frame, fit: options.fit, anchor: anchor)
    placement = options.artworkIsLogo ? self.logo?.placement ?? filling : filling
  }

  /// The size of a launch image in pixels.
  static func size(of image: ScreenImage, scale: ScaleFactor) -> PixelSize {
    let points = image.screen.points
    let size = PixelSize(
      width: points.width * scale.rawValue, height: points.height * scale.rawValue)
    return image.isUpright ? size.transposed : size
  }

  /// The landscape frame that the upright artwork fills.
  public var frame: PixelSize { isUpright ? size : size.transposed }
}

extension LogoPlacement.Edges {
  package init(_ area: SafeArea) {
    self.init(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }
}
