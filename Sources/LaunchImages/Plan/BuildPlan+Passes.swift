internal import Pixels

/// Images that are made together, in one pass over an artwork.
struct RenderPass {
  /// The artwork; `nil` for the main one.
  let artwork: ArtworkRole?
  /// Whether the images are not turned: then they are made from a copy of the artwork whose rows and
  /// columns are swapped.
  let isUpright: Bool
  /// Which of ``BuildPlan/pictures`` they are.
  let pictures: [Int]
  /// The renderer's input for them, in this order.
  let images: [TurnedImage]
}

extension BuildPlan {
  /// The passes that make all images: one for those that are turned, one for the others of the main
  /// artwork, among which are those of the launch file, and one for each further artwork. A pass
  /// without images is left out.
  var passes: [RenderPass] {
    let launchImages = images.map {
      (artwork: ArtworkRole?.none, isUpright: $0.isUpright, image: turned($0))
    }
    let catalogImages = (launchFile?.images ?? []).map { image in
      let size = image.artwork.flatMap { furtherArtworks[$0] } ?? artwork
      return (
        artwork: image.artwork, isUpright: true,
        image: image.turned(transposedArtwork: size.transposed)
      )
    }
    let all = launchImages + catalogImages
    let kinds = [(ArtworkRole?.none, false), (nil, true)] + ArtworkRole.allCases.map { ($0, true) }
    return kinds.compactMap { role, isUpright in
      let pictures = all.indices.filter {
        all[$0].artwork == role && all[$0].isUpright == isUpright
      }
      if pictures.isEmpty { return nil }
      return RenderPass(
        artwork: role, isUpright: isUpright, pictures: pictures,
        images: pictures.map { all[$0].image })
    }
  }
}
