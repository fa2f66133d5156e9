internal import Pixels
internal import Platform

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

  /// Makes the forms that a pass needs.
  ///
  /// - Throws: `OutOfMemory` before starting work for which there is not enough memory.
  /// - Complexity: O(pixels) for an upright pass
  mutating func prepare(for pass: RenderPass) throws(OutOfMemory) {
    guard pass.isUpright else { return }
    for role in pass.roles where transposed[role] == nil {
      guard let artwork = upright[role] else { continue }
      try Memory.check(artwork.byteCount)
      transposed[role] = artwork.transposed
    }
  }

  /// The name that messages show for the artwork with this role.
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
