import Pixels
import TestSupport

@testable import Pictures

/// Images of an artwork that are not turned.
struct UprightImages {
  struct Image {
    var size: PixelSize
    /// The place of the artwork in it.
    var artwork: Placement
    /// The place of the logo over the artwork.
    var logo: Placement?
  }

  private let artworks: [Int: Artwork]
  private let isLogo: Bool
  private let options: PictureOptions

  /// - Parameter isLogo: whether the artwork is a logo on the background.
  init(
    _ artwork: ContiguousArray<UInt8>, logo: ContiguousArray<UInt8>? = nil, isLogo: Bool = false,
    _ options: PictureOptions
  ) throws {
    var artworks: [Int: Artwork] = [:]
    for (role, bytes) in [artwork, logo].enumerated() {
      guard let bytes else { continue }
      artworks[role] = try Artwork.load(
        bytes, ArtworkInput(role: role, ArtworkSource(bytes), .any), options)
    }
    self.artworks = artworks
    self.isLogo = isLogo
    self.options = options
  }

  func files(_ images: [Image]) async throws -> [ContiguousArray<UInt8>] {
    let pictures = images.enumerated().map { index, image in
      func turned(_ placement: Placement, _ role: Int) -> TurnedImage {
        placement.upright(
          artwork: artworks[role]?.size ?? PixelSize(width: 1, height: 1), frame: image.size)
      }
      var kind = PlannedPicture.Kind(artwork: 0, background: options.background)
      kind.logo = image.logo.map { _ in 1 }
      kind.isLogo = isLogo
      return PlannedPicture(
        "\(index)", image.size, kind, turned(image.artwork, 0),
        logo: image.logo.map { turned($0, 1) })
    }
    var files: [Int: ContiguousArray<UInt8>] = [:]
    try await PictureEncoding(pictures: pictures, options: options)
      .encode(artworks) { files[$0] = $1.bytes }
    if Set(files.keys) != Set(images.indices) { throw Unfinished() }
    return images.indices.compactMap { files[$0] }
  }

  private struct Unfinished: Error {}
}
