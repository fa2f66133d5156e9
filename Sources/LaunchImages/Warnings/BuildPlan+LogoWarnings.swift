internal import Pictures
internal import Pixels

extension BuildPlan {
  /// The size of the upright logo in pixels; `nil` without a logo.
  public var logo: PixelSize? { options.artworkIsLogo ? artwork : furtherArtworks[.logo] }

  var logoWarnings: [BuildWarning] {
    guard let logo else { return [] }
    let placements = images.compactMap(\.logo)
    let catalog = (launchFile?.images ?? []).compactMap { image in
      image.artwork == (options.artworkIsLogo ? nil : .logo) ? image.size : nil
    }
    let ofLaunchFile: BuildWarning? =
      launchFile?.drawsLogo == true ? .launchFileScalesLogo : nil
    let ofImages: [PictureWarning?] = [
      .logoEnlarged(logo, into: placements.map(\.size) + catalog), .logoReduced(placements),
    ]
    return ofImages.compactMap { $0.map { .picture($0) } } + [ofLaunchFile].compactMap(\.self)
  }
}
