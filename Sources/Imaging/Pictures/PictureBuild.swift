internal import Pixels
internal import Platform

/// A build: **Artwork → Plan → Render → Encode → Write**. Each stage runs once, in this order. The
/// record in the output folder is read before the first stage and updated after the last.
package struct PictureBuild<Recipe: PictureRecipe> {
  private let recipe: Recipe
  private let target: PictureTarget
  private let reuse: Reuse?
  private let addition: Addition?

  /// - Parameter addition: a file to make from the images. If there is one, the build keeps all
  ///   images in memory.
  package init(
    _ recipe: Recipe, into target: PictureTarget, reusing reuse: Reuse? = nil,
    adding addition: Addition? = nil
  ) {
    self.recipe = recipe
    self.target = target
    self.reuse = reuse
    self.addition = addition
  }

  /// Makes the files, and writes all of them or none.
  ///
  /// - Parameters:
  ///   - mayBeDone: whether to check if an earlier build has already made the files.
  ///   - onImage: called when the bytes of an image are complete, for one image at a time. The
  ///     image's file is moved to its place at the end of the build.
  ///   - onPlaced: called when all files are in their places, before earlier files are removed.
  /// - Throws: the recipe's errors, `CancellationError`, and errors of the closures.
  package func run(
    mayBeDone: Bool = true, onImage: (@Sendable (ImageReport) -> Void)? = nil,
    onPlaced: () throws(Recipe.Failure) -> Void = {}
  ) async throws -> Report {
    do {
      let recorded = RecordedBuild(recipe, target, reuse, addition.map { ($0.file, $0.key) })
      if mayBeDone, let done = recorded?.upToDate() {
        return try report(on: done.build, done.files)
      }
      return try await build(recorded, onImage, onPlaced)
    } catch let error as PictureError {
      throw Recipe.Failure(error)
    }
  }

  /// Decodes the artworks and plans a build. Nothing is written.
  ///
  /// If the build has a ``Reuse``, existing files are checked. A dry run then throws the error with
  /// which ``run(mayBeDone:onImage:onPlaced:)`` would refuse to replace an existing file.
  package func dryRun() async throws(Recipe.Failure) -> Report {
    let planned: PlannedBuild<Recipe>
    do throws(PictureError) {
      planned = try PlannedBuild(recipe, recipe.facts(await recipe.load().artworks))
    } catch {
      throw Recipe.Failure(error)
    }
    if reuse != nil { try await check(planned.pictures) }
    let earlier = target.earlierFiles(recipe, planned.plan)
    return Report(
      plan: planned.plan, images: [], writtenFiles: [],
      removedFiles: target.removedFiles(of: earlier), warnings: try warnings(planned, earlier))
  }

  /// Makes the images in memory; nothing is written.
  package static func make(
    _ recipe: Recipe, onImage: ((GeneratedImage) -> Void)?
  ) async throws -> Made {
    do {
      let (artworks, _) = try await recipe.load()
      let planned = PlannedBuild(recipe, try recipe.facts(artworks))
      try refuse(recipe.warnings(planned.plan, planned.facts), recipe)
      return try await make(recipe, planned, consume artworks) { onImage?($0) }
    } catch let error as PictureError {
      throw Recipe.Failure(error)
    }
  }

  private static func documents(_ pictures: PicturePlan) -> [BuildOutputs.Document] {
    pictures.documents.map { ($0.path, $0.bytes) }
  }

  /// Throws an error if a build would refuse to replace an existing file.
  private func check(_ pictures: PicturePlan) async throws(Recipe.Failure) {
    do {
      try target.admit(pictures, of: recipe, addition.map { ($0.file, $0.isOwn) })
      let paths = pictures.pictures.map { target.destination.path(of: $0.file) }
      guard !target.destination.replaces, paths.contains(where: { OutputGate.isReadOnly($0) })
      else { return }
      // A read-only image stops a build only if the image would change. A trial finds out whether
      // it would.
      var trial = target.destination
      (trial.isDryRun, trial.refusesReadOnlyInDryRun) = (true, true)
      _ = try await PictureBuild(recipe, into: PictureTarget(trial)).run()
    } catch let error as PictureError {
      throw Recipe.Failure(error)
    } catch let error as Recipe.Failure {
      throw error
    } catch {
      // The only other error is cancellation, which does not mean that a build would be refused.
      return
    }
  }

  private func build(
    _ recorded: RecordedBuild<Recipe>?, _ onImage: (@Sendable (ImageReport) -> Void)?,
    _ onPlaced: () throws(Recipe.Failure) -> Void
  ) async throws -> Report {
    let (artworks, digests) = try await recipe.load(withDigests: recorded != nil)
    let planned = PlannedBuild(recipe, try recipe.facts(artworks))
    let pictures = planned.pictures
    try target.admit(pictures, of: recipe, addition.map { ($0.file, $0.isOwn) })
    let earlier = target.earlierFiles(recipe, planned.plan)
    let warnings = try warnings(planned, earlier)
    let outputs = try target.open(pictures, wantsDigests: recorded?.wantsDigests == true)
    let (images, added) = try await fill(outputs, planned, consume artworks) { onImage?($0) }
    try outputs.commit(added + Self.documents(pictures))
    try onPlaced()
    let removed = target.prune(earlier)
    recorded?.record(planned, digests, outputs, earlier)
    return Report(
      plan: planned.plan, images: images, writtenFiles: outputs.written, removedFiles: removed,
      warnings: warnings, digests: outputs.digests)
  }

  private static func refuse(
    _ warnings: [Recipe.Warning], _ recipe: Recipe
  ) throws(Recipe.Failure) {
    if recipe.options.warningsAreErrors && !warnings.isEmpty { throw recipe.refusal(warnings) }
  }

  private func warnings(
    _ planned: PlannedBuild<Recipe>, _ earlier: PictureTarget.EarlierFiles
  ) throws(Recipe.Failure) -> [Recipe.Warning] {
    let warnings =
      recipe.warnings(planned.plan, planned.facts) + target.warnings(earlier).map(recipe.warning)
    try Self.refuse(warnings, recipe)
    return warnings
  }

  private func report(
    on planned: PlannedBuild<Recipe>, _ files: [BuildRecord.File]
  ) throws(Recipe.Failure) -> Report {
    let earlier = target.earlierFiles(recipe, planned.plan)
    let warnings = try warnings(planned, earlier)
    return Report(
      plan: planned.plan,
      images: zip(planned.pictures.pictures, files).map { picture, file in
        ImageReport(
          file: picture.file, size: picture.size, bytes: Int(file.stamp.size), isWritten: false)
      }, writtenFiles: [], removedFiles: target.prune(earlier), warnings: warnings,
      digests: files.reduce(into: [:]) { $0[$1.path] = $1.digest })
  }

  /// Makes and stages the images, and makes the additional file, if any.
  private func fill(
    _ outputs: BuildOutputs, _ planned: PlannedBuild<Recipe>,
    _ artworks: consuming [Int: Artwork], onImage: @Sendable (ImageReport) -> Void
  ) async throws -> (images: [ImageReport], added: [BuildOutputs.Document]) {
    let pictures = planned.pictures.pictures
    if let addition {
      let made = try await Self.make(recipe, planned, artworks) { image in
        onImage(image.report)
      }
      let bytes = try await addition.make(made)
      return (try made.images.map { try outputs.stage($0) }, [(addition.file, bytes)])
    }
    var reports: [Int: ImageReport] = [:]
    try await PictureEncoding(pictures: pictures, options: recipe.options)
      .encode(artworks) { index, image in
        let report = try outputs.stage(image)
        reports[index] = report
        onImage(report)
      }
    return (pictures.indices.compactMap { reports[$0] }, [])
  }

  private static func make(
    _ recipe: Recipe, _ planned: PlannedBuild<Recipe>, _ artworks: consuming [Int: Artwork],
    onImage: (GeneratedImage) -> Void
  ) async throws -> Made {
    let overviews = try overviews(artworks, recipe)
    let pictures = planned.pictures.pictures
    var images: [Int: GeneratedImage] = [:]
    try await PictureEncoding(pictures: pictures, options: recipe.options)
      .encode(artworks) { index, image in
        images[index] = image
        onImage(image)
      }
    return Made(
      plan: planned.plan, facts: planned.facts,
      images: pictures.indices.compactMap { images[$0] }, overviews: overviews)
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
}
