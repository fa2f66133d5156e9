internal import Files
internal import Pictures
internal import Pixels

/// The outputs of a build for a web app from its artworks: startup images, their tags and a
/// manifest.
struct WebAppRecipe: PictureRecipe {
  typealias Plan = WebAppPlan
  typealias Warning = WebAppWarning
  typealias Failure = WebAppError

  let sources: WebAppArtworks
  let app: WebAppOptions

  init(_ sources: WebAppArtworks, _ options: WebAppOptions) {
    self.sources = sources
    app = options
  }

  var options: PictureOptions { app.images }

  var artworks: [ArtworkInput] {
    sources.all.map { ArtworkInput(role: $0.role.number, $0.source, $0.role.shape) }
  }

  func facts(_ artworks: [Int: Artwork]) throws(PictureError) -> [Int: ArtworkFacts] {
    var facts: [Int: ArtworkFacts] = [:]
    for (role, _) in sources.all {
      guard let artwork = artworks[role.number] else { continue }
      var known = ArtworkFacts(size: artwork.size)
      if needsFindings(role.number, artwork.size) {
        known.findings = try artwork.findings(over: app.background(isDark: role.isDark))
      }
      known.hasTransparency = artwork.hasTransparency
      known.warnings = artwork.warnings
      if role.isLogo, let unseen = artwork.unseenLogo(over: backgrounds(of: role)) {
        known.warnings.append(unseen)
      }
      facts[role.number] = known
    }
    return facts
  }

  func needsFindings(_ role: Int, _: PixelSize) -> Bool {
    // A logo is never cropped.
    options.focus == .automatic && !WebArtworkRole.allCases[role].isLogo
  }

  /// The backgrounds that images show behind a logo; none if the images also show an artwork.
  private func backgrounds(of logo: WebArtworkRole) -> [Background] {
    if sources.main != nil { return [] }
    let (light, dark) = (app.background(isDark: false), app.background(isDark: true))
    if logo.isDark { return [dark] }
    return sources.darkLogo == nil ? [light, dark] : [light]
  }

  func plan(_ facts: [Int: ArtworkFacts]) -> WebAppPlan {
    let artworks = sources.all.compactMap { role, _ in
      facts[role.number].map { facts in
        (role, WebAppPlan.Artwork(size: facts.size, anchor: options.anchor(facts.findings)))
      }
    }
    return WebAppPlan(artworks: Dictionary(uniqueKeysWithValues: artworks), options: app)
  }

  func pictures(_ plan: WebAppPlan) -> PicturePlan {
    PicturePlan(
      plan.pictures,
      plan.documents.map { path, text in
        PicturePlan.Document(
          path, text, isOwn: path == plan.tagsFile ? StartupTagList.isOwn : WebManifest.isOwn)
      })
  }

  func warnings(_ plan: WebAppPlan, _ facts: [Int: ArtworkFacts]) -> [WebAppWarning] {
    let ofArtworks = sources.all.flatMap { role, source in
      ((facts[role.number]?.warnings ?? []) + plan.warnings(about: role)).map {
        WebAppWarning.artwork($0, role, name: source.name)
      }
    }
    let unseen = sources.all.filter { role, _ in
      plan.isSameInTheDark(role) && facts[role.number]?.hasTransparency == false
    }
    return ofArtworks + unseen.map { .unseenDarkBackground(name: $0.source.name) }
  }

  func warning(_ warning: PictureWarning) -> WebAppWarning { .folder(warning) }

  func refusal(_ warnings: [WebAppWarning]) -> WebAppError { .warnings(warnings) }

  func key(version: String) -> String { app.key(version: version) }
}
