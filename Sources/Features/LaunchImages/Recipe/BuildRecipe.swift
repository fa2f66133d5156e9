internal import AppDocuments
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform

/// Determines the outputs of a build from its artworks: launch images, their entries and a launch
/// screen.
struct BuildRecipe: PictureRecipe {
  typealias Plan = BuildPlan
  typealias Warning = BuildWarning
  typealias Failure = LaunchImagesError

  let sources: PerArtwork<ArtworkSource>
  /// The options, with the orientation from the Info.plist if there is one.
  let launch: BuildOptions
  /// The Info.plist to be merged, and its changes; `nil` without an Info.plist.
  let infoPlist: InfoPlistUpdate?

  /// - Parameter infoPlist: the Info.plist, whose orientation replaces the orientation in
  ///   `options`.
  init(
    _ sources: PerArtwork<ArtworkSource>, _ options: BuildOptions,
    merging infoPlist: InfoPlistUpdate? = nil
  ) {
    self.sources = sources
    self.infoPlist = infoPlist
    var options = options
    options.orientation = infoPlist?.merge.orientation ?? options.orientation
    launch = options
  }

  var options: PictureOptions { launch.pictures }

  var artworks: [ArtworkInput] {
    sources.all.map { role, source in
      let shape = launch.shape(of: role)
      let background = launch.backgroundBehind(role)
      return ArtworkInput(
        role: ArtworkRole.number(of: role), source, shape,
        turnedBy: shape == .landscape && launch.isTurned ? launch.turn.rotation : nil,
        overview: launch.overviewSide.map { side in
          ArtworkInput.Overview(
            longestSide: side,
            over: launch.artworkIsLogo ? .color(background.meanColor) : background)
        })
    }
  }

  var otherInputs: [String] { [infoPlist?.path].compactMap(\.self) }

  func facts(_ artworks: [Int: Artwork]) throws(PictureError) -> [Int: ArtworkFacts] {
    let main = ArtworkRole.number(of: nil)
    var facts = artworks.mapValues { ArtworkFacts(size: $0.size) }
    if let artwork = artworks[main], needsFindings(main, artwork.size) {
      facts[main]?.findings = try artwork.findings(over: launch.background)
    }
    facts[main]?.warnings = PerArtwork(numbered: artworks)?.warnings(launch) ?? []
    return facts
  }

  /// Only the main artwork can need findings, because launch images do not crop the other artworks.
  func needsFindings(_ role: Int, _ size: PixelSize) -> Bool {
    role == ArtworkRole.number(of: nil) && BuildPlan.needsFindings(ofArtwork: size, launch)
  }

  func plan(_ facts: [Int: ArtworkFacts]) -> BuildPlan {
    guard let facts = PerArtwork(numbered: facts) else {
      preconditionFailure("facts about each artwork")
    }
    return BuildPlan(facts.map(\.size), launch, findings: facts.main.findings)
  }

  func pictures(_ plan: BuildPlan) -> PicturePlan {
    PicturePlan(
      plan.pictures,
      plan.documents.map { path, text in
        PicturePlan.Document(path, text) { OwnText.isOwn(path, $0) }
      })
  }

  func warnings(_ plan: BuildPlan, _ facts: [Int: ArtworkFacts]) -> [BuildWarning] {
    let ofInfoPlist = infoPlist.map { update in
      update.merge.warnings.map { BuildWarning.infoPlist(path: update.path, $0) }
    }
    return pictureWarnings(plan, facts) + (ofInfoPlist ?? [])
  }

  /// All warnings except those about the Info.plist.
  func pictureWarnings(_ plan: BuildPlan, _ facts: [Int: ArtworkFacts]) -> [BuildWarning] {
    (facts[ArtworkRole.number(of: nil)]?.warnings ?? []).map { .picture($0) } + plan.warnings
  }

  func warning(_ warning: PictureWarning) -> BuildWarning { .picture(warning) }

  func refusal(_ warnings: [BuildWarning]) -> LaunchImagesError {
    .warnings(path: sources.main.name, warnings)
  }

  func key(version: String) -> String { launch.key(version: version) }
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

  /// Whether images contain a logo whose color space differs from the artwork's color space. A
  /// storyboard's logo does not count: it is a separate image with its own color space.
  private func mixesColorSpaces(_ options: BuildOptions) -> Bool {
    guard let logo = further[.logo] else { return false }
    let inLaunchScreen = all.filter { $0.role != .logo }.map(\.value)
    let others =
      (options.makesImages ? [main] : [])
      + (options.screen?.kind == .screen ? inLaunchScreen : [])
    // Tags differ only if colors are not converted.
    return others.contains { !$0.colors.tags.isSameSpace(as: logo.colors.tags) }
  }

  /// Warnings about logos that cannot be seen. If the artworks are logos, the main logo is compared
  /// with the background in light mode, and the dark logo with the background in dark mode.
  private func logoWarnings(_ options: BuildOptions) -> [PictureWarning] {
    guard options.artworkIsLogo else {
      return further[.logo]?.unseenLogo(over: []).map { [$0] } ?? []
    }
    let dark = further[.dark]?.unseenLogo(over: [options.backgroundBehind(.dark)])
    return [main.unseenLogo(over: [options.background]), dark].compactMap(\.self)
  }
}
