internal import Pixels

/// Images that are made together, in one pass over an artwork.
struct RenderPass {
  let kind: PlannedPicture.Kind
  /// Indices of the pass's images in the plan's list of pictures.
  let pictures: [Int]
  /// The renderer's input for each of ``pictures``, in the same order.
  let images: [TurnedImage]
  /// The renderer's input for the logo over the artwork; empty if there is no logo.
  let logos: [TurnedImage]

  /// Whether images are made from a copy of the artwork whose rows and columns are swapped.
  var isUpright: Bool { kind.rotation == .none }

  var roles: [Int] { [kind.artwork] + [kind.logo].compactMap(\.self) }

  /// The passes that make all pictures, one pass for each kind.
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
