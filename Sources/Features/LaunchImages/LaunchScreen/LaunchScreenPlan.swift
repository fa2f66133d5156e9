public import LaunchRules
public import Pictures
public import Pixels

/// A launch screen to be made, with its asset catalog.
public struct LaunchScreenPlan: Hashable, Sendable {
  public let kind: LaunchScreenKind
  let artwork: PixelSize
  /// How the image view scales the artwork; `nil` for a logo, which is not scaled.
  public let fit: Fit?
  /// With the fit `cover`, the place of the crop in the artwork. With `contain`, the artwork's
  /// place on the screen.
  public let anchor: Anchor
  /// The logo in a separate view, over the artwork or alone; `nil` without a logo, or if the
  /// artwork's images include the logo.
  public let logo: UnscaledLogo?
  /// Whether the artwork's images include the logo, because the launch screen has no view for a
  /// logo.
  package let drawsLogo: Bool
  /// The background color. Storyboards and color sets have only one color, so the mean color
  /// replaces a gradient.
  public let background: RGBColor
  /// The background in dark mode; `nil` for the same color in both modes.
  public let darkBackground: RGBColor?
  /// The images of the main artwork, from @1x to @3x. The images of the other artworks follow in
  /// the order of their roles, and the images of a logo over the artworks are last. Scales with the
  /// same picture share one image.
  public let images: [CatalogImagePlan]

  init(
    _ choices: LaunchScreenChoices, _ artworks: PerArtwork<PixelSize>, _ options: BuildOptions,
    _ anchor: Anchor
  ) {
    let kind = choices.kind ?? .storyboard
    self.kind = kind
    artwork = artworks.main
    fit = options.artworkIsLogo ? nil : options.fit
    background = options.background.meanColor
    darkBackground = choices.darkBackground
    // A stretched artwork is shown whole, so its position does not matter.
    let isPlaced =
      options.fit != .fill && Self.obstacle(to: anchor, kind, artworks, options) == nil
    self.anchor = isPlaced ? anchor : .position(.center)
    let hasLogo = artworks.further[.logo] != nil
    // UILaunchScreen shows a single image, which must include the logo.
    drawsLogo = hasLogo && kind == .screen
    let position = kind == .screen ? Position.center : options.logo.position
    let roles = Set(artworks.further.keys).subtracting([.logo])
    let images = artworks.all.flatMap { role, size in
      if role == .logo && kind == .screen { return [] as [CatalogImagePlan] }
      let screens = LargestScreen.showing(role, among: roles)
      return options.artworkIsLogo || role == .logo
        ? CatalogImagePlan.logos(of: role, size, scales: screens.map(\.scale), options.logo)
        : CatalogImagePlan.all(of: role, size, on: screens, fit: options.fit)
    }
    let ofLogo = images.first { options.artworkIsLogo || $0.artwork == .logo }
    logo = ofLogo.map { image in
      // The pixel size of the image at @1x is its size in points.
      UnscaledLogo(
        size: PointSize(width: image.size.width, height: image.size.height), position: position)
    }
    self.images = images
  }

  /// The largest factor by which iOS enlarges an artwork of this size to fill the screen of an
  /// iPhone; `nil` if the factor is too small for anybody to notice.
  func enlargement(of artwork: PixelSize) -> Double? {
    guard let fit else { return nil }
    let factors = LargestScreen.phones.map { screen in
      let frame = PixelSize(width: screen.pixelWidth, height: screen.pixelHeight)
      // A portrait artwork is for portrait screens.
      return Placement(
        artwork: artwork, frame: artwork.isUpright ? frame.transposed : frame, fit: fit,
        position: .center
      ).enlargement
    }
    return factors.max().flatMap { $0 > Self.unseenEnlargement ? $0 : nil }
  }

  /// The largest factor of an enlargement that nobody notices. With the sample artwork, the factors
  /// 1.05 and 1.1 (PSNR 42.1 and 41.4 dB) look like 1.02 (42.5 dB), which is unavoidable. From 1.2
  /// on (40.2 dB), the picture looks blurred.
  private static let unseenEnlargement = 1.1

  /// The smallest size of artwork that fills every screen without being enlarged, with the
  /// orientation of `artwork`.
  static func sharpSize(like artwork: PixelSize) -> PixelSize {
    let size = PixelSize(
      width: LargestScreen.all.map(\.pixelWidth).max() ?? 1,
      height: LargestScreen.all.map(\.pixelHeight).max() ?? 1)
    return artwork.isUpright ? size.transposed : size
  }

  /// The asset catalog's path in the output folder.
  public static let catalog = LaunchScreenKind.catalogName + ".xcassets"
  static let imageSet = catalog + "/" + LaunchScreenKind.imageName + ".imageset"
  static let logoSet = catalog + "/" + LaunchScreenKind.logoName + ".imageset"
  static let colorSet = catalog + "/" + LaunchScreenKind.colorName + ".colorset"

  /// The text files, in the order of writing. The images are written first.
  public var documents: [LaunchScreenDocument] {
    let sets: [LaunchScreenDocument] =
      [.imageSet] + (hasLogoSet ? [.logoSet] : []) + (usesColorSet ? [.colorSet] : []) + [.catalog]
    return sets + (kind == .storyboard ? [.storyboard] : []) + [.propertyList]
  }

  var hasLogoSet: Bool { logo != nil && fit != nil }

  /// Whether the background is a named color in a color set. A storyboard uses a named color only
  /// if dark mode has another color, because iOS 10 and earlier do not support named colors.
  var usesColorSet: Bool { kind == .screen || darkBackground != nil }

  /// The paths of all files in the output folder, in the order of writing.
  public var files: [String] { images.map(\.file) + documents.map(\.file) }
}

/// A text file that a launch screen needs.
public enum LaunchScreenDocument: Hashable, Sendable, CaseIterable {
  /// Contents.json of the image set with the artworks.
  case imageSet
  /// Contents.json of the image set for a logo over the artwork.
  case logoSet
  /// Contents.json of the color set for the background.
  case colorSet
  /// Contents.json of the asset catalog.
  case catalog
  case storyboard
  /// A property list with the launch screen's key for Info.plist.
  case propertyList

  /// The file's path in the output folder.
  public var file: String {
    switch self {
    case .imageSet: LaunchScreenPlan.imageSet + "/Contents.json"
    case .logoSet: LaunchScreenPlan.logoSet + "/Contents.json"
    case .colorSet: LaunchScreenPlan.colorSet + "/Contents.json"
    case .catalog: LaunchScreenPlan.catalog + "/Contents.json"
    case .storyboard: LaunchScreenKind.storyboardName + ".storyboard"
    case .propertyList: "LaunchScreen.plist"
    }
  }
}

/// The reason why a launch screen shows a picture at the center, although the options specify
/// another position.
public enum LaunchScreenCentering: Hashable, Sendable {
  /// UILaunchScreen has no key for the position of its image.
  case launchScreen
  /// The artworks have different aspect ratios, and the storyboard's constraints can suit only one
  /// aspect ratio.
  case proportions
}

extension LaunchScreenPlan {
  /// The reason why the launch screen cannot place the artworks as `anchor` specifies; `nil` if
  /// there is no such reason, or if `anchor` is the center.
  static func obstacle(
    to anchor: Anchor, _ kind: LaunchScreenKind, _ artworks: PerArtwork<PixelSize>,
    _ options: BuildOptions
  ) -> LaunchScreenCentering? {
    if options.fit == .fill || options.artworkIsLogo || anchor.isCentered { return nil }
    if kind == .screen { return .launchScreen }
    let isSimilar = artworks.all.allSatisfy { role, size in
      let (first, second) = (
        Double(artworks.main.width * size.height), Double(artworks.main.height * size.width)
      )
      // The tolerance is less than a point on any screen.
      return role == .logo || abs(first - second) <= second / 2000
    }
    return isSimilar ? nil : .proportions
  }
}
