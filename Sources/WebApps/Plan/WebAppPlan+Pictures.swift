internal import Pictures
internal import Pixels

extension WebAppPlan {
  /// The images for the renderer. Because the renderer turns its output, these images are made from
  /// swapped rows and columns.
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
