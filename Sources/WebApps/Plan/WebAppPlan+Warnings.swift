internal import LaunchImages

extension WebAppPlan {
  /// The part of an artwork's area that may be cropped without a warning: a landscape artwork of any
  /// proportions loses a fifth or more on some landscape screen, but a half only on portrait ones.
  static let croppedAreaLimit = 0.5

  /// The warnings about what becomes of an artwork.
  func warnings(about role: WebArtworkRole) -> [BuildWarning] {
    guard let artwork = artworks[role]?.size else { return [] }
    if role.isLogo {
      let places = images.compactMap(\.logo).filter { $0.role == role }.map(\.place)
      return [.logoEnlarged(artwork, into: places.map(\.size)), .logoReduced(places)]
        .compactMap(\.self)
    }
    let images = images.filter { $0.artwork == role }
    let placements = images.map(\.placement)
    return [
      .enlarged(placements, of: artwork, into: images.map(\.size)),
      .cropped(placements, of: artwork, limit: Self.croppedAreaLimit),
    ].compactMap(\.self)
  }
}
