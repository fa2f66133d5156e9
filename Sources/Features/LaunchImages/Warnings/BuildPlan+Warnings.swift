internal import LaunchRules
internal import Pictures
internal import Pixels

extension BuildPlan {
  /// The share of the artwork's area that launch images may crop without a warning.
  static let croppedAreaLimit = 0.2

  /// The warnings about the plan. Warnings about the artworks' files, the output folder and the
  /// Info.plist are not included.
  public var warnings: [BuildWarning] {
    var warnings: [BuildWarning] = []
    let placements = images.map(\.placement)
    if !options.artworkIsLogo,
      let warning = PictureWarning.enlarged(
        placements, of: givenArtwork, into: images.map(\.size))
    {
      warnings.append(.picture(warning))
    }
    let hidden = options.artworkIsLogo ? [] : hiddenPartWarnings
    // One warning about a crop is enough.
    if !hidden.contains(where: \.isCut), let cropped = croppedWarning { warnings.append(cropped) }
    if let reason = launchScreenCentering { warnings.append(.launchScreenCenters(reason)) }
    warnings += logoWarnings
    if let launchScreen, showsColor(launchScreen), case .gradient = options.background {
      warnings.append(.launchScreenColor(launchScreen.background))
    }
    // A logo has its own warning for enlargement, and no part of it is hidden.
    if options.artworkIsLogo { return warnings }
    if let launchScreen, let enlarged = launchScreen.enlargement(of: artwork) {
      let wanted = LaunchScreenPlan.sharpSize(like: artwork)
      warnings.append(.enlargedInLaunchScreen(factor: enlarged, wanted: wanted))
    }
    return warnings + hidden
  }

  /// The reason why the launch screen centers its picture, although the options specify another
  /// position; otherwise `nil`. The picture is the artwork, which may be a logo.
  private var launchScreenCentering: LaunchScreenCentering? {
    guard let launchScreen else { return nil }
    if options.artworkIsLogo {
      return launchScreen.logo?.position == options.logo.position ? nil : .launchScreen
    }
    let artworks = PerArtwork(main: artwork, further: furtherArtworks)
    return LaunchScreenPlan.obstacle(to: anchor, launchScreen.kind, artworks, options)
  }

  /// Whether the background may be visible around the artwork. (iOS decides how UILaunchScreen fits
  /// the image.)
  private func showsColor(_ launchScreen: LaunchScreenPlan) -> Bool {
    options.fit == .contain || launchScreen.kind == .screen || options.artworkIsLogo
  }

  /// The size of the upright logo in pixels; `nil` without a logo.
  public var logo: PixelSize? { options.artworkIsLogo ? artwork : furtherArtworks[.logo] }

  var logoWarnings: [BuildWarning] {
    guard let logo else { return [] }
    let placements = images.compactMap(\.logo)
    let catalog = (launchScreen?.images ?? []).compactMap { image in
      image.artwork == (options.artworkIsLogo ? nil : .logo) ? image.size : nil
    }
    let ofLaunchScreen: BuildWarning? =
      launchScreen?.drawsLogo == true ? .launchScreenScalesLogo : nil
    let ofImages: [PictureWarning?] = [
      .logoEnlarged(logo, into: placements.map(\.size) + catalog), .logoReduced(placements),
    ]
    return ofImages.compactMap { $0.map { .picture($0) } } + [ofLaunchScreen].compactMap(\.self)
  }
}
