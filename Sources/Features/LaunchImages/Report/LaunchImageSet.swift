internal import AppDocuments
public import LaunchRules
internal import Pictures
package import Pixels

/// All outputs of a build, in memory: launch images, property list and launch screen.
public struct LaunchImageSet: Sendable {
  public let plan: BuildPlan
  /// The launch images, in the plan's order.
  public let images: [GeneratedImage]
  /// The images of the launch screen's asset catalog, in the order of the launch screen's plan.
  public let catalogImages: [GeneratedImage]
  public let warnings: [BuildWarning]
  /// Small pictures of the upright artworks as 8-bit RGB in the images' color space, by the number
  /// of the artwork's role; empty unless ``BuildOptions/overviewSide`` is set.
  private let overviews: [Int: Raster]
  let sources: PerArtwork<ArtworkSource>

  init(_ made: PictureBuild<BuildRecipe>.Made, _ recipe: BuildRecipe) {
    plan = made.plan
    images = Array(made.images.prefix(plan.images.count))
    catalogImages = Array(made.images.dropFirst(plan.images.count))
    warnings = recipe.pictureWarnings(made.plan, made.facts)
    overviews = made.overviews
    sources = recipe.sources
  }

  /// A small picture of the artwork in `role`; `nil` stands for the main artwork.
  package func overview(of role: ArtworkRole?) -> Raster? {
    overviews[ArtworkRole.number(of: role)]
  }

  package var artworkName: String { sources.main.name }

  /// The size of the artwork if the launch screen crops it to the shape of every screen; otherwise
  /// `nil`.
  package var croppedArtwork: PixelSize? {
    let isCropped = plan.launchScreen?.fit == .cover && plan.launchScreen?.kind == .storyboard
    return isCropped && plan.furtherArtworks[.portrait] == nil ? plan.artwork : nil
  }

  /// The entries for UILaunchImages on iPhones.
  public var entries: [LaunchImageEntry] { plan.entries }

  /// The entries for UILaunchImages on iPads.
  public var padEntries: [LaunchImageEntry] { plan.padEntries }

  /// The entries as an XML property list.
  public var propertyList: String {
    PropertyList(entries: entries, padEntries: padEntries).document()
  }

  /// The path in the output folder and the bytes of each file, in the order of writing; the
  /// property list comes last.
  public var files: [(path: String, bytes: ContiguousArray<UInt8>)] {
    (images + catalogImages).map { ($0.file, $0.bytes) }
      + plan.documents.map { ($0.path, ContiguousArray($0.text.utf8)) }
  }
}
