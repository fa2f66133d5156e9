package import LaunchImages

/// Makes what a web app needs to show startup images on iOS.
package enum WebAppGenerator {
  /// Makes the images, their tags and a manifest, and writes them: everything or nothing.
  ///
  /// All images of an artwork are made in one pass over it, and only strips of them are in memory.
  ///
  /// - Parameter onImage: called with each image when its bytes are complete, one at a time.
  /// - Throws: ``WebAppError``, `LaunchImagesError`, or `CancellationError`.
  /// - Complexity: O(the artworks' pixels times the number of images)
  package static func build(
    _ artworks: WebAppArtworks, options: WebAppOptions, into destination: WebAppDestination,
    onImage: (@Sendable (ImageReport) -> Void)? = nil
  ) async throws -> WebAppReport {
    var loaded = try load(artworks, options)
    let plan = plan(loaded, options)
    let warnings = try checked(plan, artworks, loaded, destination)
    var target = try WebAppTarget(destination, plan)
    var images = [ImageReport?](repeating: nil, count: plan.images.count)
    for role in artworks.all.map(\.role) {
      // The artworks before it are not needed any more.
      guard let artwork = loaded.removeValue(forKey: role) else { continue }
      let indices = plan.images(of: role)
      let outputs = indices.map { target.outputs[$0] }
      let placed = indices.map { (plan.images[$0].size, plan.images[$0].placement) }
      try await artwork.encode(placed, to: outputs) { index in
        try outputs[index].finish()
        let image = plan.images[indices[index]]
        let report = ImageReport(outputs[index], image.file, image.size)
        images[indices[index]] = report
        onImage?(report)
      }
    }
    let (written, removed) = try target.write(plan)
    return WebAppReport(
      plan: plan, artworks: artworks, images: images.compactMap(\.self), writtenFiles: written,
      removedFiles: removed, warnings: warnings)
  }

  /// Decodes the artworks and plans a build. Nothing is written.
  ///
  /// - Throws: ``WebAppError`` or `LaunchImagesError`.
  /// - Complexity: O(the artworks' pixels)
  package static func dryRun(
    _ artworks: WebAppArtworks, options: WebAppOptions, into destination: WebAppDestination
  ) throws -> WebAppDryRun {
    let loaded = try load(artworks, options)
    let plan = plan(loaded, options)
    let warnings = try checked(plan, artworks, loaded, destination)
    return WebAppDryRun(plan: plan, artworks: artworks, warnings: warnings)
  }
}

extension WebAppGenerator {
  private static func load(
    _ artworks: WebAppArtworks, _ options: WebAppOptions
  ) throws -> [WebArtworkRole: UprightArtwork] {
    var loaded: [WebArtworkRole: UprightArtwork] = [:]
    for (role, source) in artworks.all {
      loaded[role] = try UprightArtwork.load(from: source, role.shape, options.images(for: role))
    }
    return loaded
  }

  private static func plan(
    _ loaded: [WebArtworkRole: UprightArtwork], _ options: WebAppOptions
  ) -> WebAppPlan {
    let artworks = loaded.mapValues { WebAppPlan.Artwork(size: $0.size, anchor: $0.anchor) }
    return WebAppPlan(artworks: artworks, options: options)
  }

  /// Checks a plan before anything is written.
  ///
  /// - Returns: The warnings.
  private static func checked(
    _ plan: WebAppPlan, _ artworks: WebAppArtworks, _ loaded: [WebArtworkRole: UprightArtwork],
    _ destination: WebAppDestination
  ) throws -> [WebAppWarning] {
    try WebAppTarget.check(plan, artworks, destination)
    var warnings = artworks.all.flatMap { role, source in
      ((loaded[role]?.warnings ?? []) + plan.warnings(about: role)).map {
        WebAppWarning.artwork($0, role, name: source.name)
      }
    }
    let stale =
      destination.prunes ? [] : StaleStartupImages.find(in: destination.folder, beside: plan)
    if !stale.isEmpty { warnings.append(.staleFiles(stale, folder: destination.folder)) }
    if plan.options.images.warningsAreErrors && !warnings.isEmpty {
      throw WebAppError.warnings(warnings)
    }
    return warnings
  }
}
