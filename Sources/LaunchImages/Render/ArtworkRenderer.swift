internal import PNGCodec
internal import Pixels

/// Renders the images of a plan.
///
/// The artwork is cut into strips. Each strip gives some rows of every image, and can be rendered
/// independently.
struct ArtworkRenderer: Sendable {
  let images: [TurnedImage]
  /// The color chunks of the images.
  let colors: ColorChunks
  private let artwork: Artwork
  private let options: BuildOptions
  private let strips: StripRenderer

  /// Renders launch images.
  init(_ plan: BuildPlan, artwork: Artwork) {
    self.init(plan.turnedImages, artwork: artwork, options: plan.options)
  }

  /// Renders the upright images of an asset catalog.
  init(_ images: [CatalogImagePlan], artwork: Artwork, options: BuildOptions) {
    let artwork = artwork.transposed
    let images = images.map { $0.turned(transposedArtwork: artwork.size) }
    self.init(images, artwork: artwork, options: options)
  }

  /// - Complexity: O(the images' rows and columns)
  init(_ images: [TurnedImage], artwork: Artwork, options: BuildOptions) {
    self.images = images
    self.artwork = artwork
    self.options = options
    colors = artwork.colors.tags
    strips = StripRenderer(
      artwork: artwork.raster, conversion: artwork.colors.conversion, images: images,
      filter: options.filter, background: options.background)
  }

  /// A renderer for one of the images, with its own strips.
  func only(_ image: Int) -> ArtworkRenderer {
    ArtworkRenderer([images[image]], artwork: artwork, options: options)
  }

  /// For each image, the one whose rows it shows.
  var excerpts: [Excerpt?] { strips.excerpts }

  var stripCount: Int { strips.stripCount }

  /// The most bytes that rendering a strip takes.
  var bytesPerStrip: Int { strips.bytesPerStrip }

  /// The rows of each image in a strip, with the row above them; `nil` for an image without rows in
  /// the strip.
  func render(strip: Int) -> [RowBand?] { strips.render(strip: strip) }

  /// The same one after another; right after an image come its excerpts.
  func render(strip: Int, body: (_ image: Int, RowBand) -> Void) {
    strips.render(strip: strip, body: body)
  }
}
