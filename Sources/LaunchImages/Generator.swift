internal import Files
internal import LaunchRules
internal import PNGCodec
internal import Pixels
internal import Platform

/// Makes launch images: reads the artwork, plans, renders, encodes and writes.
///
/// It does not block the caller's actor. A cancelled task finishes the strips of the artwork that it
/// is working on, throws `CancellationError`, and writes nothing.
public enum Generator {
  /// Makes the launch images, their property list and the launch file in memory.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - further: the artworks beside it.
  ///   - options: what to build, and how.
  ///   - onImage: called with each finished image, one at a time.
  /// - Throws: ``LaunchImagesError``, or `CancellationError`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  public static func generate(
    _ source: ArtworkSource, further: [ArtworkRole: ArtworkSource] = [:],
    options: BuildOptions = BuildOptions(),
    onImage: (@Sendable (GeneratedImage) -> Void)? = nil
  ) async throws -> LaunchImageSet {
    let sources = PerArtwork(source, further)
    try validate(options, further)
    let (artworks, plan) = try prepare(sources, options)
    let warnings = artworks.warnings(options) + plan.warnings
    try refuse(warnings, options, source)
    return try await set(sources, artworks, plan, warnings, onImage)
  }

  /// Makes the launch images, their property list and the launch file, and writes them. If the
  /// destination has an Info.plist, the entries are merged into it. It writes everything or nothing.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - further: the artworks beside it.
  ///   - options: what to build, and how.
  ///   - destination: where to write.
  ///   - reuse: how work that has been done already is found; by default, all of it is done.
  ///   - onImage: called with each image when its bytes are complete, one at a time; it is in its
  ///     place when the build ends.
  /// - Throws: ``LaunchImagesError``, or `CancellationError`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  public static func build(
    _ source: ArtworkSource, further: [ArtworkRole: ArtworkSource] = [:],
    options: BuildOptions = BuildOptions(),
    into destination: Destination = Destination(), reusing reuse: Reuse? = nil,
    onImage: (@Sendable (ImageReport) -> Void)? = nil
  ) async throws -> BuildReport {
    try await build(
      source, further: further, options: options, into: destination, reusing: reuse, adding: nil,
      onImage: onImage)
  }

  /// Builds as ``build(_:further:options:into:reusing:onImage:)``, and writes a file that is made of the
  /// images into the same folder. For that, all images are kept in memory, and the cache is not used.
  package static func build(
    _ source: ArtworkSource, further: [ArtworkRole: ArtworkSource], options: BuildOptions,
    into destination: Destination, reusing reuse: Reuse?, adding addition: BuildAddition?,
    onImage: (@Sendable (ImageReport) -> Void)?
  ) async throws -> BuildReport {
    let sources = PerArtwork(source, further)
    try validate(options, further)
    let target = try BuildTarget(
      destination, options, sources, usesRecord: reuse?.keepsRecord == true)
    let options = target.resolved(options)
    let recorded = RecordedBuild(target, options, sources, reuse, addition)
    if let (plan, record) = recorded?.upToDate() {
      let warnings = record.notes.warnings + plan.warnings + target.warnings(for: plan)
      try refuse(warnings, options, source)
      return target.report(on: plan, record, addition)
    }
    let infoPlist = try target.stagedInfoPlist()
    let input = try await BuildInput.load(
      sources, options, addition == nil ? reuse : nil, withDigests: recorded != nil)
    let plan = BuildPlan(
      input.artworkSizes, options, findings: try input.findings(options, source))
    try target.check(plan)
    try target.checkOwnership(plan, addition)
    let ofArtworks = input.warnings(options)
    let warnings = ofArtworks + plan.warnings
    try refuse(warnings + target.warnings(for: plan), options, source)
    let wantsDigests = recorded != nil && reuse?.recordsImageDigests == true
    var made: (report: BuildReport, placed: PlacedFiles)
    var notes: [String] = []
    if let addition, case .artworks(let artworks) = input.content {
      let set = try await set(sources, artworks, plan, warnings) { image in
        onImage?(ImageReport(kept: image.file, image.size, bytes: image.bytes.count))
      }
      let content = try await addition.make(set)
      notes = content.notes
      made = try set.write(
        to: target, infoPlist, additions: [(addition.file, content.bytes)],
        wantsDigests: wantsDigests)
    } else {
      let outputs = try target.open(plan, wantsDigests: wantsDigests)
      try await write(input, plan, source, to: outputs, onImage)
      made = try target.write(outputs, plan, warnings, infoPlist)
    }
    if let digests = input.digests {
      recorded?.record(plan, digests, RecordedNotes(ofArtworks, notes: notes), made.placed)
    }
    // What is in a cache has no warnings.
    if ofArtworks.isEmpty { made.report.cache = input.store(plan, destination, made.placed) }
    return made.report
  }

  /// Decodes the artworks and plans a build. Nothing is written.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - further: the artworks beside it.
  ///   - options: what to build, and how.
  ///   - destination: where a build would write.
  /// - Throws: ``LaunchImagesError``
  /// - Complexity: O(the artwork's pixels)
  public static func dryRun(
    _ source: ArtworkSource, further: [ArtworkRole: ArtworkSource] = [:],
    options: BuildOptions = BuildOptions(),
    into destination: Destination = Destination()
  ) async throws(LaunchImagesError) -> DryRun {
    let sources = PerArtwork(source, further)
    try validate(options, further)
    let target = try BuildTarget(destination, options, sources)
    let (artworks, plan) = try prepare(sources, target.resolved(options))
    try target.check(plan)
    let warnings = artworks.warnings(options) + plan.warnings + target.warnings(for: plan)
    try refuse(warnings, options, source)
    return DryRun(
      plan: plan, artworkName: source.name, furtherNames: further.mapValues(\.name),
      merge: target.update?.merge, warnings: warnings)
  }
}

extension Generator {
  private static func validate(
    _ options: BuildOptions, _ further: [ArtworkRole: ArtworkSource]
  ) throws(LaunchImagesError) {
    do throws(OptionFault) {
      try options.validate(further: Set(further.keys))
    } catch {
      throw .invalidOptions(error)
    }
  }

  private static func prepare(
    _ sources: PerArtwork<ArtworkSource>, _ options: BuildOptions
  ) throws(LaunchImagesError) -> (PerArtwork<Artwork>, BuildPlan) {
    let artworks = try sources.load(options)
    let findings = try artworks.main.findings(options, name: sources.main.name)
    return (artworks, BuildPlan(artworks.sizes, options, findings: findings))
  }

  private static func refuse(
    _ warnings: [BuildWarning], _ options: BuildOptions, _ source: ArtworkSource
  ) throws(LaunchImagesError) {
    if options.warningsAreErrors && !warnings.isEmpty {
      throw .warnings(path: source.name, warnings)
    }
  }

  /// Makes the images of a build, or takes them from its cache.
  private static func write(
    _ input: BuildInput, _ plan: BuildPlan, _ source: ArtworkSource,
    to outputs: borrowing BuildOutputs, _ onImage: (@Sendable (ImageReport) -> Void)?
  ) async throws {
    func finish(_ output: ImageOutput, _ image: BuildPlan.Picture) throws {
      try output.finish()
      onImage?(ImageReport(output, image.file, image.size))
    }
    switch input.content {
    case .artworks(let artworks):
      try await render(artworks, plan, source, to: outputs.images, onImage: finish)
    case .images(let entry):
      for ((output, image), bytes) in zip(zip(outputs.images, plan.pictures), entry.images) {
        try output.append(bytes)
        try finish(output, image)
      }
    }
  }

  /// Makes everything in memory.
  private static func set(
    _ sources: PerArtwork<ArtworkSource>, _ artworks: PerArtwork<Artwork>, _ plan: BuildPlan,
    _ warnings: [BuildWarning], _ onImage: (@Sendable (GeneratedImage) -> Void)?
  ) async throws -> LaunchImageSet {
    let images = plan.images.map { _ in MemoryOutput() }
    let catalogImages = (plan.launchFile?.images ?? []).map { _ in MemoryOutput() }
    func image(_ output: MemoryOutput, _ picture: BuildPlan.Picture) -> GeneratedImage {
      GeneratedImage(file: picture.file, size: picture.size, bytes: output.bytes)
    }
    try await render(artworks, plan, sources.main, to: images + catalogImages) {
      onImage?(image($0, $1))
    }
    let all = zip(images + catalogImages, plan.pictures).map { image($0, $1) }
    return LaunchImageSet(
      plan: plan, images: Array(all.prefix(images.count)),
      catalogImages: Array(all.dropFirst(images.count)), warnings: warnings,
      overviews: try overviews(artworks, plan.options, sources.main), sources: sources)
  }

  private static func overviews(
    _ artworks: PerArtwork<Artwork>, _ options: BuildOptions, _ source: ArtworkSource
  ) throws(LaunchImagesError) -> PerArtwork<Raster>? {
    guard let side = options.overviewSide else { return nil }
    return try artworks.map { (role, artwork) throws(LaunchImagesError) in
      guard Memory.has(Raster.bytesToShrink(artwork.size, toFit: side)) else {
        throw .outOfMemory(path: source.name)
      }
      let background = options.background(for: role)
      return artwork.overview(
        longestSide: side,
        options.artworkIsLogo ? .color(background.meanColor) : background)
    }
  }

  /// Makes all images.
  ///
  /// - Parameters:
  ///   - outputs: one for each of the plan's pictures.
  ///   - onImage: called with the output of each and what the plan says of it, one at a time.
  private static func render<Output: ByteOutput>(
    _ artworks: PerArtwork<Artwork>, _ plan: BuildPlan, _ source: ArtworkSource,
    to outputs: [Output],
    onImage: (Output, BuildPlan.Picture) throws -> Void
  ) async throws {
    let pictures = plan.pictures
    do {
      for pass in plan.passes {
        guard let artwork = artworks[pass.artwork] else { continue }
        let copied = pass.isUpright ? artwork.raster.byteCount : 0
        let samplings = EncodingMemory.samplings(of: pass.images.count, artwork: artwork.size)
        try Memory.check(copied + samplings)
        var options = plan.options
        options.background = options.background(for: pass.artwork)
        try await encode(
          ArtworkRenderer(pass, artwork: artwork, logo: artworks[.logo], options: options), options,
          to: pass.pictures.map { outputs[$0] }
        ) { try onImage(outputs[pass.pictures[$0]], pictures[pass.pictures[$0]]) }
      }
    } catch is OutOfMemory {
      throw LaunchImagesError.outOfMemory(path: source.name)
    }
  }

  private static func encode(
    _ renderer: ArtworkRenderer, _ options: BuildOptions, to outputs: [some ByteOutput],
    onImage: (Int) throws -> Void
  ) async throws {
    try await ImageEncoder(renderer, options: options).encode(to: outputs, onImage: onImage)
  }
}
