internal import Pixels
internal import Platform

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

  /// Releases the forms that no later pass needs.
  mutating func keep(for later: ArraySlice<RenderPass>) {
    upright = upright.filter { role, _ in
      later.contains { $0.roles.contains(role) && !($0.isUpright && transposed[role] != nil) }
    }
    transposed = transposed.filter { role, _ in
      later.contains { $0.roles.contains(role) && $0.isUpright }
    }
  }
}
