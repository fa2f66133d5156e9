internal import LaunchRules
package import Pixels

/// The imported image that is best suited as artwork for new images.
package struct ArtworkChoice: Sendable {
  /// The reason why a larger image was not chosen.
  package enum Objection: Equatable, Sendable {
    case otherArtwork
    case enlarged
    case portrait
    case unknownTurn
    case notExact
    case forPads
  }

  package struct PassedOver: Sendable {
    package let path: String
    package let size: PixelSize
    package let objection: Objection
  }

  package let index: Int
  package let rotation: Rotation
  /// Whether the chosen image has exactly the pixel size of a screen.
  package let isExact: Bool
  /// The number of images that show the same artwork, including the chosen one.
  package let count: Int
  /// The larger images that were not chosen, with the reasons.
  package let passedOver: [PassedOver]
  /// The artwork's size in pixels, after ``rotation``.
  package let size: PixelSize
}

extension ArtworkChoice {
  /// - Parameters:
  ///   - artworks: the numbers of the artworks as in ``JudgedImage/artwork``; the artwork that most
  ///     images show comes first.
  /// - Returns: `nil` if no image is known to be landscape art.
  init?(_ images: [JudgedImage], artworks: [Int]) {
    for artwork in artworks {
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
      passedOver = images.compactMap { Self.passedOver($0, for: images[best]) }
      return
    }
    return nil
  }

  /// Whether the first image is better, judged in this order: exact pixel size, not enlarged, for
  /// iPhones, most pixels, not rotated.
  private static func isBetter(_ first: JudgedImage, than second: JudgedImage) -> Bool {
    let ranks = [first, second].map { image in
      [
        image.isExact ? 1 : 0, image.issues.contains(.enlarged) ? 0 : 1, image.isForPhones ? 1 : 0,
        image.size?.area ?? 0, image.state == .upright ? 1 : 0,
      ]
    }
    return ranks[1].lexicographicallyPrecedes(ranks[0])
  }

  private static func passedOver(_ image: JudgedImage, for best: JudgedImage) -> PassedOver? {
    guard let size = image.size, let chosen = best.size, size.area > chosen.area else { return nil }
    let objection: Objection? =
      if image.artwork != best.artwork {
        .otherArtwork
      } else if case .portrait = image.state {
        .portrait
      } else if image.state == .unknown {
        .unknownTurn
      } else if !image.isExact {
        .notExact
      } else if image.issues.contains(.enlarged) {
        .enlarged
      } else if !image.isForPhones {
        .forPads
      } else {
        nil
      }
    return objection.map { PassedOver(path: image.path, size: size, objection: $0) }
  }
}

extension JudgedImage {
  var isExact: Bool { size.map { !ScreenPixels.displays($0).isEmpty } ?? false }

  var isForPhones: Bool {
    image.found.uses.contains { $0.idiom == .phone }
      || size.map { size in
        ScreenPixels.displays(size).contains { $0.idiom == .phone }
      } ?? false
  }
}
