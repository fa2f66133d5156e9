internal import Files
internal import InfoPlist
internal import LaunchRules
internal import Pictures
internal import Pixels

/// Determines the outputs of a build from its artworks: launch images, their entries and a launch
/// screen.
struct BuildRecipe: PictureRecipe {
  typealias Facts = LaunchFacts
  typealias Plan = BuildPlan
  typealias Warning = BuildWarning
  typealias Failure = LaunchImagesError

  let sources: PerArtwork<ArtworkSource>
  /// The options, with the orientation from the Info.plist if there is one.
  let launch: BuildOptions
  /// The Info.plist to merge into, and its changes; `nil` without an Info.plist.
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

  func facts(_ artworks: [Int: Artwork]) throws(PictureError) -> LaunchFacts {
    guard let artworks = PerArtwork(numbered: artworks) else {
      preconditionFailure("an artwork for each input")
    }
    return try LaunchFacts(artworks, launch)
  }

  func plan(_ facts: LaunchFacts) -> BuildPlan {
    BuildPlan(facts.sizes, launch, findings: facts.findings)
  }

  func pictures(_ plan: BuildPlan) -> PicturePlan {
    PicturePlan(
      plan.pictures,
      plan.documents.map { path, text in
        PicturePlan.Document(path, text) { OwnText.isOwn(path, $0) }
      })
  }

  func warnings(_ plan: BuildPlan, _ facts: LaunchFacts) -> [BuildWarning] {
    pictureWarnings(plan, facts) + mergeWarnings
  }

  /// All warnings except those about the Info.plist.
  func pictureWarnings(_ plan: BuildPlan, _ facts: LaunchFacts) -> [BuildWarning] {
    facts.warnings.map { .picture($0) } + plan.warnings
  }

  var mergeWarnings: [BuildWarning] {
    infoPlist.map { update in
      update.merge.warnings.map { .infoPlist(path: update.path, $0) }
    } ?? []
  }

  func warning(_ warning: PictureWarning) -> BuildWarning { .picture(warning) }

  func refusal(_ warnings: [BuildWarning]) -> LaunchImagesError {
    .warnings(path: sources.main.name, warnings)
  }
}

// The parts that records and caches keep.
extension BuildRecipe {
  func key(version: String) -> String { launch.key(version: version) }

  func details(_ facts: LaunchFacts) -> [String]? {
    RecordedNotes(facts.warnings).map { [facts.findings.text, $0.text] }
  }

  func facts(_ details: [String], _ sizes: [Int: PixelSize]) -> LaunchFacts? {
    guard details.count == 2, let findings = ArtworkFindings(text: details[0]),
      let notes = RecordedNotes(text: details[1]),
      var facts = LaunchFacts(sizes, findings, launch)
    else { return nil }
    facts.warnings = notes.warnings
    return facts
  }

  /// The findings to keep in a cache; `nil` if there are warnings, which a cache cannot store.
  func cachedFindings(_ facts: LaunchFacts) -> ArtworkFindings? {
    facts.warnings.isEmpty ? facts.findings : nil
  }

  func facts(_ findings: ArtworkFindings, _ sizes: [Int: PixelSize]) -> LaunchFacts? {
    LaunchFacts(sizes, findings, launch)
  }
}
