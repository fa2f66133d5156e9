internal import Pixels
internal import Platform

/// Renders images that are made in one pass over an artwork.
///
/// The artwork is cut into strips. Each strip gives some rows of every image, and can be rendered
/// independently of the other strips.
struct ArtworkRenderer: Sendable {
  let strips: StripRenderer
  let channels: ChannelLayout
  private let pass: RenderPass
  private let artwork: Artwork
  private let logo: Artwork?
  private let filter: ResamplingFilter

  var images: [TurnedImage] { pass.images }
  var colors: ColorChunks { artwork.colors.tags }

  /// - Parameters:
  ///   - artwork: the artwork, with rows and columns swapped for upright images.
  ///   - logo: the logo over the artwork, with rows and columns swapped for upright images.
  init(_ pass: RenderPass, artwork: Artwork, logo: Artwork?, filter: ResamplingFilter) {
    self.pass = pass
    self.artwork = artwork
    self.logo = logo
    self.filter = filter
    let kind = pass.kind
    let isClear = kind.isClear && artwork.hasTransparency
    channels = isClear ? .rgba : .rgb
    let picture = artwork.picture(in: pass.images)
    strips = StripRenderer(
      pass.images.map { ImageFrame(size: $0.size, rotation: kind.rotation) },
      artwork: kind.isLogo ? nil : picture,
      logo: kind.isLogo ? picture : logo?.picture(in: pass.logos),
      filter: filter, background: isClear ? nil : kind.background)
  }

  /// A renderer for only one of the images, with strips for this image alone.
  func only(_ image: Int) -> ArtworkRenderer {
    ArtworkRenderer(pass.only(image), artwork: artwork, logo: logo, filter: filter)
  }
}

extension Artwork {
  fileprivate func picture(in images: [TurnedImage]) -> PlacedPicture {
    PlacedPicture(raster, conversion: colors.conversion, images: images)
  }
}

/// Images that are made together, in one pass over an artwork.
struct RenderPass: Sendable {
  let kind: PlannedPicture.Kind
  /// Indices of the pass's images in the plan's list of pictures.
  let pictures: [Int]
  /// The renderer's input for each of ``pictures``, in the same order.
  let images: [TurnedImage]
  /// The renderer's input for the logo in each of ``pictures``; empty if there is no logo.
  let logos: [TurnedImage]

  /// Whether the images are not rotated. Such images are made from a transposed artwork.
  var isUpright: Bool { kind.rotation == .none }

  var roles: [Int] { [kind.artwork] + [kind.logo].compactMap(\.self) }

  func only(_ image: Int) -> RenderPass {
    RenderPass(
      kind: kind, pictures: [pictures[image]], images: [images[image]],
      logos: logos.isEmpty ? [] : [logos[image]])
  }

  static func all(of pictures: [PlannedPicture]) -> [RenderPass] {
    var kinds: [PlannedPicture.Kind] = []
    for picture in pictures where !kinds.contains(picture.kind) { kinds.append(picture.kind) }
    return kinds.map { kind in
      let indices = pictures.indices.filter { pictures[$0].kind == kind }
      return RenderPass(
        kind: kind, pictures: indices, images: indices.map { pictures[$0].image },
        logos: indices.compactMap { pictures[$0].logo })
    }
  }
}

/// The artworks in the forms that passes need: upright, or with rows and columns swapped.
struct ArtworkForms {
  private var upright: [Int: Artwork]
  private var transposed: [Int: Artwork] = [:]

  init(_ artworks: [Int: Artwork]) { upright = artworks }

  /// If a pass needs transposed artworks, transposes them.
  mutating func prepare(for pass: RenderPass) throws(OutOfMemory) {
    guard pass.isUpright else { return }
    for role in pass.roles where transposed[role] == nil {
      guard let artwork = upright[role] else { continue }
      try Memory.check(artwork.byteCount)
      transposed[role] = artwork.transposed
    }
  }

  func name(_ role: Int) -> String? { (upright[role] ?? transposed[role])?.name }

  func artwork(_ role: Int, for pass: RenderPass) -> Artwork? {
    pass.isUpright ? transposed[role] : upright[role]
  }

  mutating func keep(for later: ArraySlice<RenderPass>) {
    upright = upright.filter { role, _ in
      later.contains { $0.roles.contains(role) && !($0.isUpright && transposed[role] != nil) }
    }
    transposed = transposed.filter { role, _ in
      later.contains { $0.roles.contains(role) && $0.isUpright }
    }
  }
}
