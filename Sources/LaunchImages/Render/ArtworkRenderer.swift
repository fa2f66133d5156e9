internal import PNGCodec
internal import Pixels

/// Plan and artwork to pixels.
enum ArtworkRenderer {
  /// The images of a plan, in its order.
  ///
  /// - Complexity: O(the artwork's pixels times the number of images)
  static func render(_ plan: BuildPlan, artwork: Artwork) async -> [BandedImage] {
    let options = plan.options
    let images = plan.images.map {
      $0.placement.turned(
        artwork: plan.artwork, frame: $0.frame, by: options.turn.rotation)
    }
    let renderer = StripRenderer(
      artwork: artwork.raster, images: images, filter: options.filter,
      background: options.background)
    let strips = await Workers.map(count: renderer.stripCount, jobs: options.jobs) {
      renderer.render(strip: $0)
    }
    return images.indices.map { index in
      BandedImage(size: images[index].size, bands: strips.compactMap { $0[index] })
    }
  }
}
