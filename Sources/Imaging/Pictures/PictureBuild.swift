internal import PNGCodec
internal import Pixels
internal import Platform

/// A build: **Artwork → Plan → Render → Encode → Write**. It enters each stage once, in this order.
/// Its record and the cache are consulted before the first stage and updated after the last.
package struct PictureBuild<Recipe: PictureRecipe> {
  private let recipe: Recipe
  private let target: PictureTarget
  private let reuse: Reuse?
  private let addition: Addition?

  /// - Parameters:
  ///   - reuse: how to find work that has already been done; `nil` to do all work.
  ///   - addition: a file to make from the images. If there is one, all images are kept in memory
  ///     and the cache is not used.
  package init(
    _ recipe: Recipe, into target: PictureTarget, reusing reuse: Reuse? = nil,
    adding addition: Addition? = nil
  ) {
    self.recipe = recipe
    self.target = target
    self.reuse = reuse
    self.addition = addition
  }

  /// Makes the files, and writes everything or nothing.
  ///
  /// - Parameters:
  ///   - mayBeDone: whether to check if an earlier build has already made the files.
  ///   - onImage: called with each image when its bytes are complete, one at a time; the image is
  ///     moved to its place at the end of the build.
  ///   - onPlaced: called when all files are in their places, before earlier files are removed.
  /// - Throws: ``PictureError``, the recipe's errors, `CancellationError`, and errors of the
  ///   closures.
  /// - Complexity: O(the artworks' pixels times the number of images)
  package func run(
    mayBeDone: Bool = true, onImage: (@Sendable (ImageReport) -> Void)? = nil,
    onPlaced: () throws(Recipe.Failure) -> Void = {}
  ) async throws -> Report {
    do {
      let recorded = RecordedBuild(recipe, target, reuse, addition.map { ($0.file, $0.key) })
      if mayBeDone, let done = recorded?.upToDate() { return try report(on: done) }
      return try await build(recorded, onImage, onPlaced)
    } catch let error as PictureError {
      throw Recipe.Failure(error)
    }
  }

  /// Decodes the artworks and plans a build. Nothing is written.
  ///
  /// With a ``Reuse``, it also refuses what ``run(mayBeDone:onImage:onPlaced:)`` refuses because of
  /// existing files.
  ///
  /// - Complexity: O(the artworks' pixels)
  package func dryRun() async throws(Recipe.Failure) -> (
    plan: Recipe.Plan, warnings: [Recipe.Warning], removedFiles: [String]
  ) {
    let facts: Recipe.Facts
    do throws(PictureError) {
      facts = try await LoadedArtworks.load(recipe, nil, withDigests: false).facts(recipe)
    } catch {
      throw Recipe.Failure(error)
    }
    let plan = recipe.plan(facts)
    if reuse != nil { try await check(recipe.pictures(plan)) }
    let earlier = target.earlierFiles(recipe, plan)
    return (plan, try warnings(plan, facts, earlier), target.removedFiles(of: earlier))
  }

  /// Makes the images in memory; nothing is written.
  ///
  /// - Parameter onImage: called with each finished image, one at a time.
  package static func make(
    _ recipe: Recipe, onImage: ((GeneratedImage) -> Void)?
  ) async throws -> Made {
    do {
      var input = try await LoadedArtworks<Recipe.Facts>.load(recipe, nil, withDigests: false)
      let facts = try input.facts(recipe)
      let plan = recipe.plan(facts)
      try refuse(recipe.warnings(plan, facts), recipe)
      return try await make(
        recipe, input.takeArtworks(), facts, plan, recipe.pictures(plan).pictures, onImage)
    } catch let error as PictureError {
      throw Recipe.Failure(error)
    }
  }

  /// Writes images that were made in memory.
  ///
  /// - Parameters:
  ///   - images: the images in the plan's order.
  ///   - onPlaced: called when all files are in their places, before earlier files are removed.
  /// - Returns: A report that contains only warnings about the output folder.
  package func write(
    _ images: [GeneratedImage], of plan: Recipe.Plan,
    onPlaced: () throws(Recipe.Failure) -> Void
  ) throws(Recipe.Failure) -> Report {
    let pictures = recipe.pictures(plan)
    let earlier = target.earlierFiles(recipe, plan)
    let (reports, placed) = try mapError(try place(images, pictures)) {
      (error: PictureError) in Recipe.Failure(error)
    }
    try onPlaced()
    return Report(
      plan: plan, images: reports, writtenFiles: placed.written,
      removedFiles: target.prune(earlier),
      warnings: target.warnings(earlier).map(recipe.warning), digests: placed.digests)
  }

  private func place(
    _ images: [GeneratedImage], _ pictures: PicturePlan
  ) throws(PictureError) -> ([ImageReport], PlacedFiles) {
    try target.admit(pictures, of: recipe)
    let outputs = try target.open(pictures, wantsDigests: false)
    try Self.fill(outputs, with: images)
    return try Self.commit(outputs, pictures)
  }

  /// Throws what would stop a build because of existing files.
  private func check(_ pictures: PicturePlan) async throws(Recipe.Failure) {
    do {
      try target.admit(pictures, of: recipe, addition.map { ($0.file, $0.isOwn) })
      guard !target.destination.replaces, target.hasReadOnly(pictures.pictures.map(\.file)) else {
        return
      }
      // A read-only image is in the way only if it would change.
      var trial = target.destination
      (trial.isTrial, trial.refusesReadOnlyInTrial) = (true, true)
      _ = try await PictureBuild(recipe, into: PictureTarget(trial)).run()
    } catch let error as PictureError {
      throw Recipe.Failure(error)
    } catch let error as Recipe.Failure {
      throw error
    } catch {
      // A build is not canceled between its plan and its files.
      return
    }
  }

  private func build(
    _ recorded: RecordedBuild<Recipe>?, _ onImage: (@Sendable (ImageReport) -> Void)?,
    _ onPlaced: () throws(Recipe.Failure) -> Void
  ) async throws -> Report {
    var input = try await LoadedArtworks<Recipe.Facts>.load(
      recipe, addition == nil ? reuse : nil, withDigests: recorded != nil)
    let facts = try input.facts(recipe)
    let plan = recipe.plan(facts)
    let pictures = recipe.pictures(plan)
    try target.admit(pictures, of: recipe, addition.map { ($0.file, $0.isOwn) })
    let earlier = target.earlierFiles(recipe, plan)
    let warnings = try warnings(plan, facts, earlier)
    var added: [BuildOutputs.Document] = []
    let outputs = try await outputs(
      &input, facts, plan, pictures, &added,
      wantsDigests: recorded != nil && reuse?.recordsImageDigests == true, onImage)
    let (images, placed) = try Self.commit(outputs, pictures, added)
    try onPlaced()
    let removed = target.prune(earlier)
    recorded?.record(input, facts, pictures, placed) {
      target.leftFiles(beside: $0, earlier)
    }
    return Report(
      plan: plan, images: images, writtenFiles: placed.written, removedFiles: removed,
      warnings: warnings, digests: placed.digests, cache: store(input, facts, pictures, placed))
  }

  /// Moves all files to their places: the images, then the added files and the documents.
  private static func commit(
    _ outputs: consuming BuildOutputs, _ pictures: PicturePlan,
    _ added: [BuildOutputs.Document] = []
  ) throws(PictureError) -> ([ImageReport], PlacedFiles) {
    let images = zip(outputs.images, pictures.pictures).map { ImageReport($0, $1.file, $1.size) }
    let documents = pictures.documents.map { ($0.path, $0.bytes) }
    return (images, try outputs.commit(added + documents))
  }

  private static func refuse(
    _ warnings: [Recipe.Warning], _ recipe: Recipe
  ) throws(Recipe.Failure) {
    if recipe.options.warningsAreErrors && !warnings.isEmpty { throw recipe.refusal(warnings) }
  }

  private func warnings(
    _ plan: Recipe.Plan, _ facts: Recipe.Facts, _ earlier: PictureTarget.EarlierFiles
  ) throws(Recipe.Failure) -> [Recipe.Warning] {
    let warnings =
      recipe.warnings(plan, facts) + target.warnings(earlier).map(recipe.warning)
    try Self.refuse(warnings, recipe)
    return warnings
  }

  /// The report on a build that has already been done.
  private func report(
    on done: RecordedBuild<Recipe>.Done
  ) throws(Recipe.Failure) -> Report {
    let earlier = target.earlierFiles(recipe, done.plan)
    let pictures = recipe.pictures(done.plan).pictures
    let warnings = try warnings(done.plan, done.facts, earlier)
    return Report(
      plan: done.plan,
      images: zip(pictures, done.sizes).map { ImageReport(kept: $0.file, $0.size, bytes: $1) },
      writtenFiles: [], removedFiles: target.prune(earlier), warnings: warnings,
      digests: done.digests)
  }

  /// Makes the images' files, which are finished but not yet in their places.
  private func outputs(
    _ input: inout LoadedArtworks<Recipe.Facts>, _ facts: Recipe.Facts, _ plan: Recipe.Plan,
    _ pictures: PicturePlan, _ added: inout [BuildOutputs.Document], wantsDigests: Bool,
    _ onImage: (@Sendable (ImageReport) -> Void)?
  ) async throws -> BuildOutputs {
    if let addition {
      let made = try await Self.make(
        recipe, input.takeArtworks(), facts, plan, pictures.pictures
      ) { onImage?(ImageReport(kept: $0.file, $0.size, bytes: $0.bytes.count)) }
      added = [(addition.file, try await addition.make(made))]
      let outputs = try target.open(pictures, wantsDigests: wantsDigests)
      try Self.fill(outputs, with: made.images)
      return outputs
    }
    let outputs = try target.open(pictures, wantsDigests: wantsDigests)
    let images = outputs.images
    func finish(_ index: Int) throws {
      try images[index].finish()
      let picture = pictures.pictures[index]
      onImage?(ImageReport(images[index], picture.file, picture.size))
    }
    if let cached = input.images {
      for (index, bytes) in cached.enumerated() {
        try images[index].append(bytes)
        try finish(index)
      }
    } else {
      try await PictureEncoding(pictures: pictures.pictures, options: recipe.options)
        .encode(input.takeArtworks(), to: images, onImage: finish)
    }
    return outputs
  }

  private static func fill(
    _ outputs: borrowing BuildOutputs, with images: [GeneratedImage]
  ) throws(PictureError) {
    for (output, image) in zip(outputs.images, images) {
      try output.append(image.bytes)
      try output.finish()
    }
  }

  private static func make(
    _ recipe: Recipe, _ artworks: consuming [Int: Artwork], _ facts: Recipe.Facts,
    _ plan: Recipe.Plan, _ pictures: [PlannedPicture], _ onImage: ((GeneratedImage) -> Void)?
  ) async throws -> Made {
    let overviews = try overviews(artworks, recipe)
    let outputs = pictures.map { _ in MemoryOutput() }
    func image(_ index: Int) -> GeneratedImage {
      GeneratedImage(
        file: pictures[index].file, size: pictures[index].size, bytes: outputs[index].bytes)
    }
    try await PictureEncoding(pictures: pictures, options: recipe.options)
      .encode(artworks, to: outputs) { onImage?(image($0)) }
    return Made(
      plan: plan, facts: facts, images: pictures.indices.map(image), overviews: overviews)
  }

  private static func overviews(
    _ artworks: [Int: Artwork], _ recipe: Recipe
  ) throws(PictureError) -> [Int: Raster] {
    var overviews: [Int: Raster] = [:]
    for input in recipe.artworks {
      guard let artwork = artworks[input.role], let overview = input.overview else { continue }
      guard Memory.has(Raster.bytesToShrink(artwork.size, toFit: overview.longestSide)) else {
        throw .outOfMemory(path: artwork.name)
      }
      overviews[input.role] = artwork.overview(
        longestSide: overview.longestSide, overview.background)
    }
    return overviews
  }

  /// Stores the images of a finished build in the cache, unless they came from it. Returns `nil` in
  /// a trial, without a cache, or if a cache cannot hold this build.
  private func store(
    _ input: LoadedArtworks<Recipe.Facts>, _ facts: Recipe.Facts, _ pictures: PicturePlan,
    _ placed: PlacedFiles
  ) -> CacheUse? {
    guard let cache = input.cache, let findings = recipe.cachedFindings(facts) else { return nil }
    if input.images != nil { return .found }
    // A trial has written no images that could be stored.
    if target.destination.isTrial { return nil }
    return cache.store(pictures, input.sizes, findings, placed, in: target.destination)
  }
}
