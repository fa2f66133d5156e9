internal import LaunchRules
internal import Pixels

/// The imported image that is best suited as artwork for new images.
package struct ArtworkChoice: Sendable {
  let index: Int
  let rotation: Rotation
  /// Whether the chosen image has exactly the pixel size of a screen.
  let isExact: Bool
  /// The number of images that show the same artwork, including the chosen one.
  let count: Int
  /// The artwork's size in pixels, after ``rotation``.
  let size: PixelSize

  /// Returns `nil` if no image is known to be landscape art.
  init?(_ images: [JudgedImage]) {
    // The artwork that most images show has the lowest number.
    for artwork in Set(images.compactMap(\.artwork)).sorted() {
      let usable = images.indices.filter { index in
        images[index].artwork == artwork && images[index].state.uprighting != nil
      }
      let best = usable.max { images[$0].rank.lexicographicallyPrecedes(images[$1].rank) }
      guard let best, let rotation = images[best].state.uprighting, let size = images[best].size
      else { continue }
      index = best
      self.rotation = rotation
      self.size = rotation.size(of: size)
      isExact = images[best].isExact
      count = images.count { $0.artwork == artwork }
      return
    }
    return nil
  }
}

extension JudgedImage {
  fileprivate var isExact: Bool { size?.displays.isEmpty == false }

  private var isForPhones: Bool {
    image.found.uses.contains { $0.idiom == .phone }
      || size?.displays.contains { $0.idiom == .phone } == true
  }

  /// Numbers for comparing images, the most important first: for an exact pixel size, a use on
  /// iPhones, the number of pixels, and being upright. A better image has higher numbers.
  fileprivate var rank: [Int] {
    [isExact ? 1 : 0, isForPhones ? 1 : 0, size?.area ?? 0, state == .upright ? 1 : 0]
  }
}
