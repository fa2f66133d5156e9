package import Pictures
package import Pixels

/// Everything that a build for a web app will make.
package struct WebAppPlan: Equatable, Sendable {
  package struct Artwork: Equatable, Sendable {
    package var size: PixelSize
    /// The point of the artwork that stays visible when images crop the artwork.
    package var anchor = Anchor.position(.center)
  }

  package let options: WebAppOptions
  package let artworks: [WebArtworkRole: Artwork]
  /// The images, without duplicates: for each screen, portrait before landscape, light before dark.
  package let images: [StartupImagePlan]
  /// The tags, in the order of screens, orientations and appearances. Screens with the same pixels
  /// share their images.
  package let tags: [StartupTag]

  /// Plans a build. The build makes dark images if there is a dark artwork, logo or background.
  ///
  /// - Precondition: there is a main artwork or a logo.
  package init(artworks: [WebArtworkRole: Artwork], options: WebAppOptions) {
    self.options = options
    self.artworks = artworks
    let hasDark = options.darkBackground != nil || artworks.keys.contains(where: \.isDark)
    let appearances: [Appearance] = hasDark ? [.light, .dark] : [.any]
    var images: [StartupImagePlan] = []
    var tags: [StartupTag] = []
    var files: Set<String> = []
    for screen in options.screens {
      for orientation in StartupOrientation.allCases {
        for appearance in appearances {
          let image = StartupImagePlan(screen, orientation, appearance, artworks, options)
          if files.insert(image.file).inserted { images.append(image) }
          tags.append(
            StartupTag(
              screen: screen, orientation: orientation, appearance: appearance, file: image.file))
        }
      }
    }
    self.images = images
    self.tags = tags
  }

  package var isLogo: Bool { artworks[.main] == nil }

  package var tagsFile: String { options.tagsFile }

  package var manifestFile: String { options.namePrefix.text + ".webmanifest" }

  package var files: [String] { images.map(\.file) + [manifestFile, tagsFile] }

  /// The renderer's input for an image. The renderer swaps the rows and columns of an artwork. It
  /// gets the artwork with rows and columns already swapped, so that the image is upright.
  func picture(_ image: StartupImagePlan) -> PlannedPicture {
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

  /// The share of an artwork's area that an image may crop without a warning. Every landscape
  /// artwork loses a fifth on some landscape screen, so a limit below a fifth would always warn.
  /// Usually, only portrait screens crop a half or more.
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

  /// Whether this artwork has a dark image that differs from the light image only in the
  /// background. If the artwork is opaque, it hides the background, so both images look the same.
  func isSameInTheDark(_ role: WebArtworkRole) -> Bool {
    guard !role.isLogo, options.images.fit != .contain else { return false }
    return images.contains {
      $0.artwork == role && $0.appearance == .dark && !role.isDark && $0.logo?.role != .darkLogo
    }
  }
}
