package import Pictures
internal import Pixels
internal import Platform

/// Makes the files with which a web app shows startup images on iOS.
package enum WebAppGenerator {
  /// Makes the images, their tags and a manifest, and writes all of them or nothing.
  ///
  /// - Parameters:
  ///   - reuse: how to find out whether an earlier build made the same files.
  ///   - onImage: called with each image, one at a time, when the image's bytes are complete.
  /// - Throws: ``WebAppError``, or `CancellationError`.
  /// - Complexity: O(the artworks' pixels times the number of images)
  package static func build(
    _ artworks: WebAppArtworks, options: WebAppOptions, into destination: PictureDestination,
    reusing reuse: Reuse? = nil, onImage: (@Sendable (ImageReport) -> Void)? = nil
  ) async throws -> WebAppReport {
    let run = try build(artworks, options, destination, reuse)
    return WebAppReport(try await run.run(onImage: onImage), artworks)
  }

  /// Decodes the artworks and plans a build. Nothing is written.
  ///
  /// - Parameter reuse: how to find out whether an earlier build made the same files. If not `nil`,
  ///   a dry run throws where a build would refuse to replace an existing file. If `nil`, existing
  ///   files are not checked.
  /// - Complexity: O(the artworks' pixels)
  package static func dryRun(
    _ artworks: WebAppArtworks, options: WebAppOptions, into destination: PictureDestination,
    reusing reuse: Reuse? = nil
  ) async throws(WebAppError) -> WebAppReport {
    let run = try build(artworks, options, destination, reuse)
    return WebAppReport(try await run.dryRun(), artworks)
  }

  private static func build(
    _ artworks: WebAppArtworks, _ options: WebAppOptions, _ destination: PictureDestination,
    _ reuse: Reuse?
  ) throws(WebAppError) -> PictureBuild<WebAppRecipe> {
    try mapError(try options.images.validate()) { WebAppError.pictures(.invalidOptions($0)) }
    let target = try mapError(
      try PictureTarget(destination, usesRecord: reuse?.keepsRecord == true), WebAppError.pictures)
    return PictureBuild(WebAppRecipe(sources: artworks, app: options), into: target, reusing: reuse)
  }
}

/// The outputs of a build for a web app: startup images, their tags and a manifest.
struct WebAppRecipe: PictureRecipe {
  typealias Plan = WebAppPlan
  typealias Warning = WebAppWarning
  typealias Failure = WebAppError

  let sources: WebAppArtworks
  let app: WebAppOptions

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

  /// The backgrounds behind a logo; none if the images also show an artwork.
  private func backgrounds(of logo: WebArtworkRole) -> [Background] {
    if sources[.main] != nil { return [] }
    let (light, dark) = (app.background(isDark: false), app.background(isDark: true))
    if logo.isDark { return [dark] }
    return sources[.darkLogo] == nil ? [light, dark] : [light]
  }

  func plan(_ facts: [Int: ArtworkFacts]) -> WebAppPlan {
    var artworks: [WebArtworkRole: WebAppPlan.Artwork] = [:]
    for role in sources.keys {
      artworks[role] = facts[role.number].map {
        WebAppPlan.Artwork(size: $0.size, anchor: options.anchor($0.findings))
      }
    }
    return WebAppPlan(artworks: artworks, options: app)
  }

  func pictures(_ plan: WebAppPlan) -> PicturePlan {
    PicturePlan(plan.images.map(plan.picture), plan.documents)
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

  /// Finds images with the plan's prefix that the plan does not make. A website would publish such
  /// images together with the new images.
  func earlierFiles(_ plan: WebAppPlan, in place: OutputPlace) -> [EarlierFile] {
    guard let names = try? FolderListing.names(in: place.path) else { return [] }
    let text = place.bytes(of: plan.tagsFile, limit: 1 << 20).map {
      String(decoding: $0, as: UTF8.self)
    }
    let tags = text.flatMap { WebAppPlan.isOwnTagList($0) ? $0 : nil } ?? ""
    let made = Set(plan.files)
    return names.filter { !made.contains($0) }.compactMap { name in
      Self.size(of: name, app.namePrefix.text).map {
        EarlierFile(name, .image(size: $0), isListed: tags.contains("\(name)\""))
      }
    }
  }

  /// The size in a name that consists of the prefix, an optional `-dark`, and two numbers.
  private static func size(of name: String, _ prefix: String) -> PixelSize? {
    guard name.hasPrefix(prefix + "-"), name.hasSuffix(".png") else { return nil }
    var parts = name.dropFirst(prefix.count + 1).dropLast(4)
      .split(separator: "-", omittingEmptySubsequences: false)
    if parts.first == "dark" { parts.removeFirst() }
    let sides = parts.map(StartupScreen.number)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    return PixelSize(width: width, height: height)
  }
}
