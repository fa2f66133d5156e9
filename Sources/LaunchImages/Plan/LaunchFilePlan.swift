public import LaunchRules
public import Pixels

/// A launch file to be made, with its asset catalog.
public struct LaunchFilePlan: Hashable, Sendable {
  public let launchFile: LaunchFile
  /// How the image view shows the artwork.
  public let fit: Fit
  /// Storyboards and color sets have one color: of a gradient, its mean.
  public let background: RGBColor
  /// The images, from @1x to @3x. Scales with the same picture share one image.
  public let images: [CatalogImagePlan]

  init(_ launchFile: LaunchFile, artwork: PixelSize, options: BuildOptions) {
    self.launchFile = launchFile
    fit = options.fit
    background = options.background.meanColor
    images = CatalogImagePlan.all(artwork: artwork, fit: options.fit)
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
