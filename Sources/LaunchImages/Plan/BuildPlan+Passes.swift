internal import Pixels

/// Images that are made together, in one pass over the artwork.
struct RenderPass {
  /// Whether the images are not turned: then they are made from a copy of the artwork whose rows and
  /// columns are swapped.
  let isUpright: Bool
  /// Which of ``BuildPlan/pictures`` they are.
  let pictures: [Int]
  /// The renderer's input for them, in this order.
  let images: [TurnedImage]
}

extension BuildPlan {
  /// The passes that make all images: one for those that are turned, one for the others, among which
  /// are those of the launch file. A pass without images is left out.
  var passes: [RenderPass] {
    let catalogImages = (launchFile?.images ?? []).map {
      $0.turned(transposedArtwork: artwork.transposed)
    }
    let all =
      images.map { (isUpright: $0.isUpright, image: turned($0)) }
      + catalogImages.map { (isUpright: true, image: $0) }
    return [false, true].compactMap { isUpright in
      let pictures = all.indices.filter { all[$0].isUpright == isUpright }
      return pictures.isEmpty
        ? nil
        : RenderPass(
          isUpright: isUpright, pictures: pictures, images: pictures.map { all[$0].image })
    }
  }
}
