internal import LaunchRules
package import Pictures
package import Pixels

extension BuildPlan {
  /// The launch images, then the images of the launch screen's asset catalog.
  package var pictures: [PlannedPicture] {
    images.map(picture) + (launchScreen?.images ?? []).map(picture)
  }

  private func picture(_ image: ImagePlan) -> PlannedPicture {
    let logo = furtherArtworks[.logo].flatMap { size in
      image.logo.map { turned($0.placement, of: size, image) }
    }
    var kind = kind(of: nil, hasLogo: logo != nil)
    kind.rotation = image.isUpright ? .none : turn.rotation
    return PlannedPicture(
      image.file, image.size, kind, turned(image.placement, of: artwork, image), logo: logo)
  }

  private func picture(_ image: CatalogImagePlan) -> PlannedPicture {
    let logo = launchScreen?.drawsLogo == true ? furtherArtworks[.logo] : nil
    var kind = kind(of: image.artwork, hasLogo: logo != nil)
    if options.artworkIsLogo {
      // A launch screen's background is a single color.
      kind.background = .color(kind.background.meanColor)
      kind.group = 1
    }
    let size = image.artwork.flatMap { furtherArtworks[$0] } ?? artwork
    return PlannedPicture(
      // The size depends on the artwork.
      image.file, image.size, isSizeFixed: false, kind,
      image.turned(transposedArtwork: size.transposed),
      logo: logo.map { image.turnedLogo($0, options.logo) })
  }

  private func kind(of artwork: ArtworkRole?, hasLogo: Bool) -> PlannedPicture.Kind {
    var kind = PlannedPicture.Kind(
      artwork: ArtworkRole.number(of: artwork), background: options.backgroundBehind(artwork))
    kind.logo = hasLogo ? ArtworkRole.number(of: .logo) : nil
    kind.isLogo = options.artworkIsLogo
    kind.isClear = artwork == .logo
    return kind
  }

  /// The renderer's input for the artwork or the logo at its place in an image. If the image is
  /// rotated, the source is the upright artwork. Otherwise, the source is artwork whose rows and
  /// columns are swapped, because the renderer swaps them again.
  package func turned(
    _ placement: Placement, of artwork: PixelSize, _ image: ImagePlan
  ) -> TurnedImage {
    image.isUpright
      ? placement.upright(artwork: artwork, frame: image.frame)
      : placement.turned(artwork: artwork, frame: image.frame, by: turn.rotation)
  }
}

extension BuildPlan {
  /// The text files with their paths in the output folder, in the order of writing; a property
  /// list comes last.
  var documents: [(path: String, text: String)] {
    if let launchScreen {
      let text = LaunchScreenText(plan: launchScreen)
      return launchScreen.documents.map { ($0.file, text.text(of: $0)) }
    }
    let propertyList = PropertyList(entries: entries, padEntries: padEntries).document()
    return [(Self.propertyListFile, propertyList)]
  }
}
