internal import PNGCodec
internal import Pixels

/// Renders images that are made in one pass over an artwork.
///
/// The artwork is cut into strips. Each strip gives some rows of every image, and can be rendered
/// independently.
struct ArtworkRenderer: Sendable {
  let images: [TurnedImage]
  let colors: ColorChunks
  let channels: ChannelLayout
  private let artwork: PlacedArtwork
  private let logo: PlacedArtwork?
  private let kind: PlannedPicture.Kind
  private let filter: ResamplingFilter
  private let strips: StripRenderer

  /// Renders the images of a pass.
  ///
  /// - Parameters:
  ///   - artwork: the artwork, with rows and columns swapped for upright images.
  ///   - logo: the logo over the artwork, in the same form.
  /// - Complexity: O(the images' rows and columns)
  init(_ pass: RenderPass, artwork: Artwork, logo: Artwork?, filter: ResamplingFilter) {
    var kind = pass.kind
    kind.isClear = kind.isClear && artwork.hasTransparency
    self.init(
      PlacedArtwork(artwork, pass.images), logo: logo.map { PlacedArtwork($0, pass.logos) }, kind,
      filter)
  }

  /// - Parameter kind: the kind of the images; clear ones get an alpha channel.
  private init(
    _ artwork: PlacedArtwork, logo: PlacedArtwork?, _ kind: PlannedPicture.Kind,
    _ filter: ResamplingFilter
  ) {
    self.artwork = artwork
    self.logo = logo
    self.kind = kind
    self.filter = filter
    images = artwork.images
    colors = artwork.artwork.colors.tags
    channels = kind.isClear ? .rgba : .rgb
    let frames = artwork.images.map { ImageFrame(size: $0.size, rotation: kind.rotation) }
    let picture = artwork.picture
    strips = StripRenderer(
      frames, artwork: kind.isLogo ? nil : picture, logo: kind.isLogo ? picture : logo?.picture,
      filter: filter, background: kind.isClear ? nil : kind.background)
  }

  /// A renderer for one of the images, with its own strips.
  func only(_ image: Int) -> ArtworkRenderer {
    ArtworkRenderer(artwork.only(image), logo: logo?.only(image), kind, filter)
  }

  /// For each image, the longer image that it is an excerpt of, if any.
  var excerpts: [Excerpt?] { strips.excerpts }

  var stripCount: Int { strips.stripCount }

  /// Upper bound of the bytes that rendering a strip takes.
  var bytesPerStrip: Int { strips.bytesPerStrip }

  /// The rows of each image in a strip, with the row above them; `nil` for an image without rows in
  /// the strip.
  func render(strip: Int) -> [RowBand?] { strips.render(strip: strip) }

  /// Renders the images' rows in a strip one after another; an image's excerpts follow it directly.
  func render(strip: Int, body: (_ image: Int, RowBand) -> Void) {
    strips.render(strip: strip, body: body)
  }
}

struct PlacedArtwork: Sendable {
  let artwork: Artwork
  let images: [TurnedImage]

  init(_ artwork: Artwork, _ images: [TurnedImage]) {
    self.artwork = artwork
    self.images = images
  }

  var picture: PlacedPicture {
    PlacedPicture(artwork.raster, conversion: artwork.colors.conversion, images: images)
  }

  /// The same artwork with the placement in only one of the images.
  func only(_ image: Int) -> PlacedArtwork { PlacedArtwork(artwork, [images[image]]) }
}
