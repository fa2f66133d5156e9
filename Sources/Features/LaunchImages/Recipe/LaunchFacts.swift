internal import PNGCodec
internal import Pictures
internal import Pixels

/// The facts about the artworks that the plan and the warnings are based on.
struct LaunchFacts: Equatable, Sendable {
  /// The sizes of the upright artworks.
  var sizes: PerArtwork<PixelSize>
  /// The results of analyzing the main artwork's pixels, for the plan.
  var findings: ArtworkFindings
  /// Warnings about the artworks' files, and about artworks that do not suit the options.
  var warnings: [PictureWarning] = []
}

extension LaunchFacts {
  /// Finds the facts that a plan with these options needs in decoded artworks.
  ///
  /// - Complexity: O(the artworks' pixels) at most
  init(_ artworks: PerArtwork<Artwork>, _ options: BuildOptions) throws(PictureError) {
    sizes = artworks.map { $1.size }
    findings =
      BuildPlan.needsFindings(ofArtwork: artworks.main.size, options)
      ? try artworks.main.findings(over: options.background) : ArtworkFindings()
    warnings = artworks.warnings(options)
  }

  /// Restores the facts of an earlier build; `nil` if a plan with these options needs different
  /// facts.
  ///
  /// - Parameter sizes: the artworks' sizes by the numbers of their roles.
  init?(
    _ sizes: [Int: PixelSize], _ findings: ArtworkFindings, _ options: BuildOptions
  ) {
    guard let sizes = PerArtwork(numbered: sizes),
      findings.isKnown == BuildPlan.needsFindings(ofArtwork: sizes.main, options)
    else { return nil }
    self.init(sizes: sizes, findings: findings)
  }
}

extension PerArtwork where Value == Artwork {
  fileprivate func warnings(_ options: BuildOptions) -> [PictureWarning] {
    let ofFiles = all.flatMap { role, artwork in
      artwork.warnings.map { role == nil ? $0 : .artwork(path: artwork.name, $0) }
    }
    let isUnseen =
      options.screen?.darkBackground != nil && further[.dark] == nil
      && main.hasTransparency
    return ofFiles + (isUnseen ? [.lightBackgroundInDark] : [])
      + (mixesColorSpaces(options) ? [.logoColors] : []) + logoWarnings(options)
  }

  /// Whether images show a logo over an artwork in another color space. (In a storyboard, the logo
  /// has its own images and tags.)
  private func mixesColorSpaces(_ options: BuildOptions) -> Bool {
    guard let logo = further[.logo] else { return false }
    let inLaunchScreen = all.filter { $0.role != .logo }.map(\.value)
    let others =
      (options.makesImages ? [main] : [])
      + (options.screen?.kind == .screen ? inLaunchScreen : [])
    // Tags differ only if colors are not converted.
    return others.contains { !$0.colors.tags.isSameSpace(as: logo.colors.tags) }
  }

  /// Warnings about logos that cannot be seen. If the artworks are logos, each is compared with its
  /// own background: the main one with that of light mode, the dark one with that of dark mode.
  private func logoWarnings(_ options: BuildOptions) -> [PictureWarning] {
    guard options.artworkIsLogo else {
      return further[.logo]?.unseenLogo(over: []).map { [$0] } ?? []
    }
    let dark = further[.dark]?.unseenLogo(over: [options.backgroundBehind(.dark)])
    return [main.unseenLogo(over: [options.background]), dark].compactMap(\.self)
  }
}
