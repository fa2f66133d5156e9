internal import Pixels

/// The imported image that is best suited as artwork for new images.
package struct ArtworkChoice: Sendable {
  let index: Int
  let rotation: Rotation
  /// Whether the chosen image has exactly the pixel size of a screen.
  let isExact: Bool
  /// The number of images that show the same artwork, including the chosen one.
  let count: Int
  /// The larger images that were not chosen, with the reasons, in words.
  let passedOver: [(image: JudgedImage, reason: String)]
  /// The artwork's size in pixels, after ``rotation``.
  let size: PixelSize
}

extension ArtworkChoice {
  /// - Parameter artworkCount: the number of artworks that the images show.
  /// - Returns: `nil` if no image is known to be landscape art.
  init?(_ images: [JudgedImage], artworkCount: Int) {
    for artwork in 0..<artworkCount {
      let usable = images.indices.filter { index in
        images[index].artwork == artwork && images[index].state.uprighting != nil
      }
      let best = usable.max { Self.isBetter(images[$1], than: images[$0]) }
      guard let best, let rotation = images[best].state.uprighting, let size = images[best].size
      else { continue }
      index = best
      self.rotation = rotation
      self.size = rotation.size(of: size)
      isExact = images[best].isExact
      count = images.count { $0.artwork == artwork }
      passedOver = images.compactMap { image in
        Self.objection(to: image, insteadOf: images[best]).map { (image, $0) }
      }
      return
    }
    return nil
  }

  /// Whether the first image is better, judged in this order: exact pixel size, for iPhones, most
  /// pixels, not rotated.
  private static func isBetter(_ first: JudgedImage, than second: JudgedImage) -> Bool {
    let ranks = [first, second].map { image in
      [
        image.isExact ? 1 : 0, image.isForPhones ? 1 : 0, image.size?.area ?? 0,
        image.state == .upright ? 1 : 0,
      ]
    }
    return ranks[1].lexicographicallyPrecedes(ranks[0])
  }

  /// Why a larger image was not chosen, in words; `nil` if it is not larger.
  private static func objection(
    to image: JudgedImage, insteadOf best: JudgedImage
  ) -> String? {
    guard let size = image.size, let chosen = best.size, size.area > chosen.area else { return nil }
    if image.artwork != best.artwork { return "it shows other artwork" }
    if case .portrait = image.state { return "it is a portrait image" }
    if image.state == .unknown { return "nothing shows how it is rotated" }
    if !image.isExact { return "it fits no screen" }
    return image.isForPhones ? nil : "it is for iPads, whose screens have other aspect ratios"
  }
}
