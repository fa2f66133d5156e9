package import LaunchImages
internal import Pixels

/// Makes what a web app needs to show startup images on iOS.
package enum WebAppGenerator {
  /// Makes the images, their tags and a manifest, and writes them: everything or nothing.
  ///
  /// Images of the same artwork and logo are made in one pass, and only strips of them are in memory.
  ///
  /// - Parameters:
  ///   - reuse: how work that has been done already is found, by its record alone; by default, all of
  ///     it is done.
  ///   - onImage: called with each image when its bytes are complete, one at a time.
  /// - Throws: ``WebAppError``, `LaunchImagesError`, or `CancellationError`.
  /// - Complexity: O(the artworks' pixels times the number of images)
  package static func build(
    _ artworks: WebAppArtworks, options: WebAppOptions, into destination: WebAppDestination,
    reusing reuse: Reuse? = nil, onImage: (@Sendable (ImageReport) -> Void)? = nil
  ) async throws -> WebAppReport {
    let target = try WebAppTarget(
      destination, options, usesRecord: reuse?.keepsRecord == true)
    let recorded = RecordedWebApp(artworks, options, target, reuse)
    if let known = recorded?.upToDate() {
      let warnings = try checked(known.plan, artworks, known.facts, target)
      return WebAppReport(
        plan: known.plan, artworks: artworks,
        images: zip(known.plan.images, known.sizes).map {
          ImageReport(kept: $0.file, $0.size, bytes: $1)
        },
        writtenFiles: [], removedFiles: target.removeStale(beside: known.plan), warnings: warnings)
    }
    let loaded = try load(artworks, options, withDigests: recorded != nil)
    let facts = loaded.mapValues(\.facts)
    let plan = WebAppPlan(facts, options)
    let warnings = try checked(plan, artworks, facts, target)
    try target.checkOwnership(plan)
    let outputs = try target.open(plan)
    try await encode(plan, loaded, to: outputs.images, onImage)
    let images = zip(plan.images, outputs.images).map { ImageReport($1, $0.file, $0.size) }
    let placed = try target.write(outputs, plan)
    recorded?.record(plan, facts, placed, left: target.leftFiles(beside: plan))
    return WebAppReport(
      plan: plan, artworks: artworks, images: images, writtenFiles: placed.written,
      removedFiles: target.removeStale(beside: plan), warnings: warnings)
  }

  /// Decodes the artworks and plans a build. Nothing is written.
  ///
  /// - Throws: ``WebAppError`` or `LaunchImagesError`.
  /// - Complexity: O(the artworks' pixels)
  package static func dryRun(
    _ artworks: WebAppArtworks, options: WebAppOptions, into destination: WebAppDestination
  ) throws -> WebAppDryRun {
    let facts = try load(artworks, options, withDigests: false).mapValues(\.facts)
    let plan = WebAppPlan(facts, options)
    let target = try WebAppTarget(destination, options)
    let warnings = try checked(plan, artworks, facts, target)
    return WebAppDryRun(plan: plan, artworks: artworks, warnings: warnings)
  }
}

extension WebAppGenerator {
  private static func load(
    _ artworks: WebAppArtworks, _ options: WebAppOptions, withDigests: Bool
  ) throws -> [WebArtworkRole: UprightArtwork] {
    do throws(OptionFault) {
      try options.images.validate()
    } catch {
      throw LaunchImagesError.invalidOptions(error)
    }
    var loaded: [WebArtworkRole: UprightArtwork] = [:]
    for (role, source) in artworks.all {
      loaded[role] = try UprightArtwork.load(
        from: source, role.shape, options.reading(role),
        logoOver: role.isLogo ? backgrounds(of: role, artworks, options) : nil,
        withDigest: withDigests)
    }
    return loaded
  }

  /// What a logo is shown on; nothing if that is an artwork.
  private static func backgrounds(
    of logo: WebArtworkRole, _ artworks: WebAppArtworks, _ options: WebAppOptions
  ) -> [Background] {
    if artworks.main != nil { return [] }
    let light = options.images(isDark: false).background
    let dark = options.images(isDark: true).background
    if logo.isDark { return [dark] }
    return artworks.darkLogo == nil ? [light, dark] : [light]
  }

  /// Makes all images.
  ///
  /// - Parameter outputs: one for each image, in the plan's order.
  private static func encode(
    _ plan: WebAppPlan, _ loaded: consuming [WebArtworkRole: UprightArtwork],
    to outputs: [ImageOutput], _ onImage: (@Sendable (ImageReport) -> Void)?
  ) async throws {
    var passes = StartupImagePass.all(of: plan.images)[...]
    while let pass = passes.popFirst() {
      guard let artwork = loaded[pass.artwork] else { continue }
      let logo = pass.logo.flatMap { loaded[$0] }
      // Artworks that no later pass shows are not needed any more.
      loaded = loaded.filter { role, _ in passes.contains { $0.shows(role) } }
      var options = plan.options.images(isDark: pass.isDark)
      options.artworkIsLogo = pass.artwork.isLogo
      try await artwork.encode(
        pass.images, logo: logo, options: options, to: pass.indices.map { outputs[$0] }
      ) { index in
        let image = plan.images[pass.indices[index]]
        let output = outputs[pass.indices[index]]
        try output.finish()
        onImage?(ImageReport(output, image.file, image.size))
      }
    }
  }

  /// Checks a plan before anything is written.
  ///
  /// - Returns: The warnings.
  private static func checked(
    _ plan: WebAppPlan, _ artworks: WebAppArtworks, _ facts: [WebArtworkRole: ArtworkFacts],
    _ target: WebAppTarget
  ) throws -> [WebAppWarning] {
    try target.check(plan, artworks)
    var warnings = artworks.all.flatMap { role, source in
      ((facts[role]?.warnings ?? []) + plan.warnings(about: role)).map {
        WebAppWarning.artwork($0, role, name: source.name)
      }
    }
    warnings += artworks.all.filter { role, _ in
      plan.isSameInTheDark(role) && facts[role]?.hasTransparency == false
    }.map { .unseenDarkBackground(name: $0.source.name) }
    let stale = target.stale(beside: plan)
    if !target.destination.prunes && !stale.own.isEmpty {
      warnings.append(.staleFiles(stale.own, folder: target.destination.folder))
    }
    if !stale.unknown.isEmpty {
      warnings.append(.unknownFiles(stale.unknown, folder: target.destination.folder))
    }
    if plan.options.images.warningsAreErrors && !warnings.isEmpty {
      throw WebAppError.warnings(warnings)
    }
    return warnings
  }
}
