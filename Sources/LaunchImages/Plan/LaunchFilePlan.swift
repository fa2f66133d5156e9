public import LaunchRules
public import Pixels

/// A launch file to be made, with its asset catalog.
public struct LaunchFilePlan: Hashable, Sendable {
  public let launchFile: LaunchFile
  /// Whether the images lie beside the asset catalog.
  public let isLoose: Bool
  /// How the image view shows the artwork; `nil` for a logo in the middle, which is not scaled.
  public let fit: Fit?
  /// Storyboards and color sets have one color: of a gradient, its mean.
  public let background: RGBColor
  /// The background in dark mode; `nil` if it is the same there.
  public let darkBackground: RGBColor?
  /// The images of the main artwork, from @1x to @3x, then those of the others in the order of their
  /// roles. Scales with the same picture share one image.
  public let images: [CatalogImagePlan]

  init(_ launchFile: LaunchFile, _ artworks: PerArtwork<PixelSize>, _ options: BuildOptions) {
    self.launchFile = launchFile
    isLoose = options.isPictureLoose
    fit = options.artworkIsLogo ? nil : options.fit
    background = options.background.meanColor
    darkBackground = options.darkBackground
    let roles = Set(artworks.further.keys).subtracting([.logo])
    images = artworks.all.filter { $0.role != .logo }.flatMap { role, size in
      let screens = LargestScreen.showing(role, among: roles)
      return options.artworkIsLogo
        ? CatalogImagePlan.logos(
          of: role, size, scales: screens.map(\.scale), options.logo,
          isLoose: options.isPictureLoose)
        : CatalogImagePlan.all(
          of: role, size, on: screens, fit: options.fit, isLoose: options.isPictureLoose)
    }
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
  static let colorSet = catalog + "/" + LaunchFile.colorName + ".colorset"

  /// The text files, in the order of writing. They are written after the images.
  public var documents: [LaunchFileDocument] {
    let sets: [LaunchFileDocument] =
      (isLoose ? [] : [.imageSet]) + (usesColorSet ? [.colorSet] : []) + [.catalog]
    return sets + (launchFile == .storyboard ? [.storyboard] : []) + [.propertyList]
  }

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
