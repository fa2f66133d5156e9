public import LaunchRules
public import Pictures
public import Pixels

/// A launch file to be made, with its asset catalog.
public struct LaunchFilePlan: Hashable, Sendable {
  public let launchFile: LaunchFile
  /// Whether the images lie beside the asset catalog.
  public let isLoose: Bool
  /// The size of the upright main artwork.
  let artwork: PixelSize
  /// How the image view shows the artwork; `nil` for a logo in the middle, which is not scaled.
  public let fit: Fit?
  /// The place of the crop in the artwork, or of the artwork in the screen.
  public let anchor: Anchor
  /// The logo in a view of its own: over the artwork, or without one. `nil` without a logo, or if it
  /// is a part of the artwork's images.
  public let logo: UnscaledLogo?
  /// Whether the artwork's images show the logo.
  package let drawsLogo: Bool
  /// Storyboards and color sets have one color: of a gradient, its mean.
  public let background: RGBColor
  /// The background in dark mode; `nil` if it is the same there.
  public let darkBackground: RGBColor?
  /// The images of the main artwork, from @1x to @3x, then those of the others in the order of their
  /// roles; last, those of a logo over them. Scales with the same picture share one image.
  public let images: [CatalogImagePlan]

  /// - Parameter anchor: the rule for crops that the options ask for.
  init(
    _ launchFile: LaunchFile, _ artworks: PerArtwork<PixelSize>, _ options: BuildOptions,
    _ anchor: Anchor
  ) {
    self.launchFile = launchFile
    artwork = artworks.main
    isLoose = options.isPictureLoose
    fit = options.artworkIsLogo ? nil : options.fit
    background = options.background.meanColor
    darkBackground = options.darkBackground
    // A stretched artwork shows all of itself, wherever the options would put a part of it.
    let isPlaced =
      options.fit != .fill && Self.obstacle(to: anchor, launchFile, artworks, options) == nil
    self.anchor = isPlaced ? anchor : .position(.center)
    let hasLogo = artworks.further[.logo] != nil
    // UILaunchScreen shows one image.
    drawsLogo = hasLogo && launchFile == .screen
    let position = launchFile == .screen ? Position.center : options.logo.position
    let roles = Set(artworks.further.keys).subtracting([.logo])
    let images = artworks.all.flatMap { role, size in
      if role == .logo && launchFile == .screen { return [] as [CatalogImagePlan] }
      let screens = LargestScreen.showing(role, among: roles)
      return options.artworkIsLogo || role == .logo
        ? CatalogImagePlan.logos(
          of: role, size, scales: screens.map(\.scale), options.logo,
          isLoose: options.isPictureLoose)
        : CatalogImagePlan.all(
          of: role, size, on: screens, fit: options.fit, isLoose: options.isPictureLoose)
    }
    let ofLogo = images.first { options.artworkIsLogo || $0.artwork == .logo }
    logo = ofLogo.map { UnscaledLogo($0.size, at: position) }
    self.images = images
  }

  /// How many times iOS enlarges the main artwork to fill the screen of an iPhone; `nil` if it does
  /// not.
  func enlargement(of artwork: PixelSize) -> Double? {
    guard let fit else { return nil }
    let factors = LargestScreen.phones.map { screen in
      let frame = PixelSize(width: screen.pixelWidth, height: screen.pixelHeight)
      return Placement(artwork: artwork, frame: frame, fit: fit, position: .center).enlargement
    }
    return factors.max().flatMap { $0 > 1 ? $0 : nil }
  }

  /// The places of an image in the image set.
  func slots(of image: CatalogImagePlan) -> [CatalogSlot] {
    CatalogSlot.all(of: image.artwork, among: Set(images.compactMap(\.artwork)))
  }

  /// The asset catalog's path in the output folder.
  public static let catalog = LaunchFile.catalogName + ".xcassets"
  static let imageSet = catalog + "/" + LaunchFile.imageName + ".imageset"
  static let logoSet = catalog + "/" + LaunchFile.logoName + ".imageset"
  static let colorSet = catalog + "/" + LaunchFile.colorName + ".colorset"

  /// The text files, in the order of writing. They are written after the images.
  public var documents: [LaunchFileDocument] {
    let sets: [LaunchFileDocument] =
      (isLoose ? [] : [.imageSet]) + (hasLogoSet ? [.logoSet] : [])
      + (usesColorSet ? [.colorSet] : []) + [.catalog]
    return sets + (launchFile == .storyboard ? [.storyboard] : []) + [.propertyList]
  }

  /// Whether a logo has an image set of its own.
  var hasLogoSet: Bool { logo != nil && fit != nil }

  /// Whether it differs in dark mode.
  public var isDark: Bool {
    darkBackground != nil || images.contains { $0.artwork == .dark }
  }

  /// Whether the background is a named color. A storyboard needs none, and iOS 10 and earlier know no
  /// named colors, unless the color differs in dark mode.
  var usesColorSet: Bool { launchFile == .screen || darkBackground != nil }

  /// The paths of all files in the output folder, in the order of writing.
  public var files: [String] { images.map(\.file) + documents.map(\.file) }
}
