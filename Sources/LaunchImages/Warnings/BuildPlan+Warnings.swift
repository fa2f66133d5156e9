internal import LaunchRules
internal import Pictures
internal import Pixels

extension BuildPlan {
  /// The share of the artwork's area that may be cropped without a warning.
  static let croppedAreaLimit = 0.2

  /// The warnings about the plan, without warnings about files.
  public var warnings: [BuildWarning] {
    var warnings: [BuildWarning] = []
    let placements = images.map(\.placement)
    if !options.artworkIsLogo,
      let warning = PictureWarning.enlarged(
        placements, of: givenArtwork, into: images.map(\.size))
    {
      warnings.append(BuildWarning(warning))
    }
    if let cropped = croppedWarning { warnings.append(cropped) }
    if let reason = launchFileCentering { warnings.append(.launchFileCenters(reason)) }
    warnings += logoWarnings
    if let launchFile, showsColor(launchFile), case .gradient = options.background {
      warnings.append(.launchFileColor(launchFile.background))
    }
    // A logo has its own warning for enlargement, and no part of it is hidden.
    if options.artworkIsLogo { return warnings }
    if images.isEmpty, let launchFile, let enlarged = launchFile.enlargement(of: artwork) {
      let longest = LargestScreen.phones.map(\.pixelWidth).max() ?? 0
      let wanted = PictureWarning.wanted(of: givenArtwork, enlargedBy: enlarged, longest: longest)
      warnings.append(.enlargedInLaunchFile(factor: enlarged, wanted: wanted))
    }
    return warnings + hiddenDetailWarnings
  }

  /// Why the launch screen centers the artwork, or the logo without an artwork; `nil` if it has the
  /// position in the options.
  private var launchFileCentering: LaunchFileCentering? {
    guard let launchFile else { return nil }
    if options.artworkIsLogo {
      return launchFile.logo?.position == options.logo.position ? nil : .launchScreen
    }
    let artworks = PerArtwork(main: artwork, further: furtherArtworks)
    return LaunchFilePlan.obstacle(to: anchor, launchFile.launchFile, artworks, options)
  }

  /// Whether the background may be visible around the artwork. (How UILaunchScreen fits its image
  /// is up to iOS.)
  private func showsColor(_ launchFile: LaunchFilePlan) -> Bool {
    options.fit == .contain || launchFile.launchFile == .screen || options.artworkIsLogo
  }
}
