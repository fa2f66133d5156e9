public import LaunchRules
public import Pictures
public import Pixels

/// A launch image to be made.
public struct ImagePlan: Hashable, Sendable {
  public var screen: LaunchScreenSize
  public var scale: ScaleFactor
  /// The file's name in the output folder.
  public var file: String
  /// Whether the image is a landscape file with the artwork upright. Otherwise, the image is a
  /// portrait file with the artwork rotated.
  public var isUpright: Bool
  /// The first iOS version that shows the image.
  public var minimumOS: OSVersion
  /// The size of the file in pixels, after the rotation if the image is rotated.
  public var size: PixelSize
  /// The position and size of the upright artwork in ``frame``, before any rotation.
  public var placement: Placement
  /// The position and size of the logo in ``frame``; `nil` without a logo. The logo is over the
  /// artwork, or is the artwork itself.
  public var logo: LogoPlacement?

  /// - Parameter logo: the size of the logo over the artwork; `nil` without such a logo.
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

  static func size(of image: ScreenImage, scale: ScaleFactor) -> PixelSize {
    let points = image.screen.points
    let size = PixelSize(
      width: points.width * scale.rawValue, height: points.height * scale.rawValue)
    return image.isUpright ? size.transposed : size
  }

  /// The landscape frame in which the upright artwork is placed, in pixels. This is ``size`` before
  /// any rotation.
  public var frame: PixelSize { isUpright ? size : size.transposed }
}

extension LogoPlacement.Edges {
  package init(_ area: SafeArea) {
    self.init(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }
}

/// The rotation that makes launch images from artwork, and whether the artwork file is already
/// rotated.
public struct Turn: Hashable, Sendable {
  /// The orientation of the app at launch. The orientation determines the direction of the
  /// rotation.
  public var orientation: LandscapeOrientation
  /// Whether the artwork file is already rotated like a launch image.
  public var isDone: Bool

  public init(orientation: LandscapeOrientation, isDone: Bool = false) {
    self.orientation = orientation
    self.isDone = isDone
  }

  /// The rotation from upright artwork to launch image.
  public var rotation: Rotation { orientation.isTurnedClockwise ? .clockwise : .counterclockwise }

  /// The rotation from the artwork file to a launch image. If the artwork file is already rotated,
  /// an upright image needs the opposite rotation.
  public func appliedRotation(isUpright: Bool) -> Rotation {
    if isUpright != isDone { return .none }
    if !isUpright { return rotation }
    return rotation == .clockwise ? .counterclockwise : .clockwise
  }
}
