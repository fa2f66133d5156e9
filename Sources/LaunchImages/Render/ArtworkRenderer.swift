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
  /// Of the images' pixels.
  let channels: ChannelLayout
  private let artwork: PlacedArtwork
  private let logo: PlacedArtwork?
  private let options: BuildOptions
  private let rotation: Rotation
  private let strips: StripRenderer

  /// Renders the images of a pass.
  ///
  /// - Parameter logo: over the artwork.
  /// - Complexity: O(the artwork's pixels) if the images are upright, because the artwork is copied;
  ///   otherwise O(the images' rows and columns)
  init(_ pass: RenderPass, artwork: Artwork, logo: Artwork?, options: BuildOptions) {
    var options = options
    if pass.isOnMeanColor { options.background = .color(options.background.meanColor) }
    let logo = pass.logos.isEmpty ? nil : logo
    func placed(_ artwork: Artwork, _ images: [TurnedImage]) -> PlacedArtwork {
      PlacedArtwork(pass.isUpright ? artwork.transposed : artwork, images)
    }
    self.init(
      placed(artwork, pass.images), logo: logo.map { placed($0, pass.logos) },
      turned: pass.rotation, options, isClear: pass.isClear && artwork.raster.hasTransparency())
  }

  /// Renders upright images.
  ///
  /// - Parameter artwork: with rows and columns swapped.
  init(_ images: [TurnedImage], artwork: Artwork, options: BuildOptions) {
    self.init(PlacedArtwork(artwork, images), logo: nil, turned: .none, options, isClear: false)
  }

  /// - Parameters:
  ///   - rotation: from the upright frame to the images.
  ///   - isClear: whether they have an alpha channel, and no background.
  /// - Complexity: O(the images' rows and columns)
  private init(
    _ artwork: PlacedArtwork, logo: PlacedArtwork?, turned rotation: Rotation,
    _ options: BuildOptions, isClear: Bool
  ) {
    self.artwork = artwork
    self.logo = logo
    self.rotation = rotation
    self.options = options
    images = artwork.images
    colors = artwork.artwork.colors.tags
    channels = isClear ? .rgba : .rgb
    let frames = artwork.images.map { ImageFrame(size: $0.size, rotation: rotation) }
    let picture = artwork.picture
    strips = StripRenderer(
      frames, artwork: options.artworkIsLogo ? nil : picture,
      logo: options.artworkIsLogo ? picture : logo?.picture, filter: options.filter,
      background: isClear ? nil : options.background)
  }

  /// A renderer for one of the images, with its own strips.
  func only(_ image: Int) -> ArtworkRenderer {
    ArtworkRenderer(
      artwork.only(image), logo: logo?.only(image), turned: rotation, options,
      isClear: channels.hasAlpha)
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
