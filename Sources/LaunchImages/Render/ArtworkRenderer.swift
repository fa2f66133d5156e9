internal import PNGCodec
internal import Pixels

/// Plan and artwork to pixels.
///
/// Work is cut into strips of the artwork, each a run of rows of every image; each strip can be
/// rendered by itself.
struct ArtworkRenderer: Sendable {
  let images: [TurnedImage]
  /// What the images' samples mean.
  let colors: ColorChunks
  private let artwork: Artwork
  private let options: BuildOptions
  private let strips: StripRenderer

  /// Launch images.
  init(_ plan: BuildPlan, artwork: Artwork) {
    self.init(plan.turnedImages, artwork: artwork, options: plan.options)
  }

  /// Upright images.
  init(_ plan: LaunchFilePlan, artwork: Artwork, options: BuildOptions) {
    let artwork = artwork.transposed
    let images = plan.images.map { $0.turned(transposedArtwork: artwork.size) }
    self.init(images, artwork: artwork, options: options)
  }

  /// - Complexity: O(the images' rows and columns)
  private init(_ images: [TurnedImage], artwork: Artwork, options: BuildOptions) {
    self.images = images
    self.artwork = artwork
    self.options = options
    colors = artwork.colors.tags
    strips = StripRenderer(
      artwork: artwork.raster, conversion: artwork.colors.conversion, images: images,
      filter: options.filter, background: options.background)
  }

  /// The same for one of the images, cut into strips of its own.
  func only(_ image: Int) -> ArtworkRenderer {
    ArtworkRenderer([images[image]], artwork: artwork, options: options)
  }

  var stripCount: Int { strips.stripCount }

  /// The rows of each image that lie in a strip, each with the row above; `nil` for an image of
  /// which none does.
  func render(strip: Int) -> [RowBand?] { strips.render(strip: strip) }
}
