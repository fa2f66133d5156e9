internal import Pixels

struct PlacedArtwork: Sendable {
  let artwork: Artwork
  let images: [TurnedImage]

  init(_ artwork: Artwork, _ images: [TurnedImage]) {
    self.artwork = artwork
    self.images = images
  }

  /// The artwork and its placements as the renderer's input.
  var picture: PlacedPicture {
    PlacedPicture(artwork.raster, conversion: artwork.colors.conversion, images: images)
  }

  /// The same artwork with the placement in only one of the images.
  func only(_ image: Int) -> PlacedArtwork { PlacedArtwork(artwork, [images[image]]) }
}
