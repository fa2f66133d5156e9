public import LaunchRules
public import Pixels

/// A launch file to be made, with its asset catalog.
public struct LaunchFilePlan: Hashable, Sendable {
  public let launchFile: LaunchFile
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
    fit = options.artworkIsLogo ? nil : options.fit
    background = options.background.meanColor
    darkBackground = options.darkBackground
    let roles = Set(artworks.further.keys).subtracting([.logo])
    images = artworks.all.filter { $0.role != .logo }.flatMap { role, size in
      options.artworkIsLogo
        ? CatalogImagePlan.logos(of: role, size, options.logo)
        : CatalogImagePlan.all(
          of: role, size, on: LargestScreen.showing(role, among: roles), fit: options.fit)
    }
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
    switch launchFile {
    case .storyboard: [.imageSet, .catalog, .storyboard, .propertyList]
    case .screen: [.imageSet, .colorSet, .catalog, .propertyList]
    }
  }

  /// The paths of all files in the output folder, in the order of writing.
  public var files: [String] { images.map(\.file) + documents.map(\.file) }
}
