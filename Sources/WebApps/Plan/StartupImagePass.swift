internal import LaunchImages

/// Images that are made together, in one pass over an artwork.
struct StartupImagePass {
  /// What images must have in common.
  private struct Kind: Hashable {
    let artwork: WebArtworkRole
    let logo: WebArtworkRole?
    let isDark: Bool

    init(_ image: StartupImagePlan) {
      artwork = image.artwork
      logo = image.isLogo ? nil : image.logo?.role
      isDark = image.appearance == .dark
    }
  }

  private let kind: Kind
  /// Which of the plan's images they are.
  let indices: [Int]
  /// The renderer's input for them, in this order.
  let images: [UprightImage]

  var artwork: WebArtworkRole { kind.artwork }
  /// The logo over the artwork; `nil` without one.
  var logo: WebArtworkRole? { kind.logo }
  var isDark: Bool { kind.isDark }

  func shows(_ role: WebArtworkRole) -> Bool { role == artwork || role == logo }

  /// The passes that make all images.
  static func all(of images: [StartupImagePlan]) -> [StartupImagePass] {
    let kinds = images.map { Kind($0) }
    let different = kinds.reduce(into: [Kind]()) { if !$0.contains($1) { $0.append($1) } }
    return different.map { kind in
      let indices = images.indices.filter { kinds[$0] == kind }
      return StartupImagePass(
        kind: kind, indices: indices,
        images: indices.map { index in
          let image = images[index]
          return UprightImage(
            size: image.size, artwork: image.placement,
            logo: kind.logo == nil ? nil : image.logo?.place.placement)
        })
    }
  }
}
