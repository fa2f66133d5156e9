internal import Pictures

extension WebAppPlan {
  /// The share of an artwork's area that may be cropped without a warning. A landscape artwork of
  /// any aspect ratio loses a fifth or more on some landscape screen, but a half only on portrait
  /// screens.
  static let croppedAreaLimit = 0.5

  func warnings(about role: WebArtworkRole) -> [PictureWarning] {
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
      options.images.mayWarnOfCrops
        ? .cropped(placements, of: artwork, limit: Self.croppedAreaLimit) : nil,
    ].compactMap(\.self)
  }

  /// Whether some dark images made from this artwork look the same as the light ones if the artwork
  /// is opaque.
  func isSameInTheDark(_ role: WebArtworkRole) -> Bool {
    guard !role.isLogo, options.images.fit != .contain else { return false }
    return images.contains {
      $0.artwork == role && $0.appearance == .dark && !role.isDark && $0.logo?.role != .darkLogo
    }
  }
}
