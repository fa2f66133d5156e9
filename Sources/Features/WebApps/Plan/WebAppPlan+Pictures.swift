internal import Pictures
internal import Pixels

extension WebAppPlan {
  /// The images in the renderer's form. The renderer swaps rows and columns, so its source is
  /// artwork whose rows and columns are swapped already, and the images are upright.
  var pictures: [PlannedPicture] { images.map(picture) }

  private func picture(_ image: StartupImagePlan) -> PlannedPicture {
    func upright(_ placement: Placement, _ role: WebArtworkRole) -> TurnedImage? {
      (artworks[role]?.size).map { placement.upright(artwork: $0, frame: image.size) }
    }
    let isDark = image.appearance == .dark
    var kind = PlannedPicture.Kind(
      artwork: image.artwork.number, background: options.background(isDark: isDark))
    kind.logo = image.isLogo ? nil : image.logo?.role.number
    kind.isLogo = image.isLogo
    kind.group = isDark ? 1 : 0
    let logo = image.isLogo ? nil : image.logo.flatMap { upright($0.place.placement, $0.role) }
    guard let turned = upright(image.placement, image.artwork) else {
      preconditionFailure("an artwork for each image")
    }
    return PlannedPicture(image.file, image.size, kind, turned, logo: logo)
  }
}
