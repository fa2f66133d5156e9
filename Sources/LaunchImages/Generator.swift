internal import Files
internal import LaunchRules
internal import PNGCodec
internal import Pixels
internal import Resources

/// Makes launch images: reads the artwork, plans, renders, encodes and writes.
///
/// It does not block the caller's actor. A cancelled task finishes the strips of the artwork that it
/// is working on, throws `CancellationError`, and writes nothing.
public enum Generator {
  /// Makes the launch images, their property list and the launch file in memory.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - options: what to build, and how.
  ///   - onImage: called with each finished image, one at a time.
  /// - Throws: ``LaunchImagesError``, or `CancellationError`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  public static func generate(
    _ source: ArtworkSource, options: BuildOptions = BuildOptions(),
    onImage: (@Sendable (GeneratedImage) -> Void)? = nil
  ) async throws -> LaunchImageSet {
    try validate(options)
    let (artwork, plan) = try prepare(source, options)
    let warnings = artwork.warnings + plan.warnings
    try refuse(warnings, options, source)
    let images = plan.images.map { _ in MemoryOutput() }
    let catalogImages = (plan.launchFile?.images ?? []).map { _ in MemoryOutput() }
    func image(_ output: MemoryOutput, _ file: String, _ size: PixelSize) -> GeneratedImage {
      GeneratedImage(file: file, size: size, bytes: output.bytes)
    }
    try await render(artwork, plan, source, to: images, catalogImages) {
      onImage?(image($0, $1, $2))
    }
    return LaunchImageSet(
      plan: plan, images: zip(images, plan.images).map { image($0, $1.file, $1.size) },
      catalogImages: zip(catalogImages, plan.launchFile?.images ?? [])
        .map { image($0, $1.file, $1.size) },
      warnings: warnings, source: source)
  }

  /// Makes the launch images, their property list and the launch file, and writes them. If the
  /// destination has an Info.plist, the entries are merged into it. It writes everything or nothing.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - options: what to build, and how.
  ///   - destination: where to write.
  ///   - onImage: called with each image when its bytes are complete, one at a time; it is in its
  ///     place when the build ends.
  /// - Throws: ``LaunchImagesError``, or `CancellationError`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  public static func build(
    _ source: ArtworkSource, options: BuildOptions = BuildOptions(),
    into destination: Destination = Destination(),
    onImage: (@Sendable (ImageReport) -> Void)? = nil
  ) async throws -> BuildReport {
    try validate(options)
    let target = try BuildTarget(destination, options)
    let infoPlist = try target.stagedInfoPlist()
    let (artwork, plan) = try prepare(source, options, target)
    let warnings = artwork.warnings + plan.warnings
    try refuse(warnings + target.warnings(for: plan), options, source)
    let outputs = try target.open(plan)
    try await render(artwork, plan, source, to: outputs.images, outputs.catalogImages) {
      output, file, size in
      try output.finish()
      onImage?(ImageReport(output, file, size))
    }
    return try target.write(outputs, plan, source, warnings, infoPlist)
  }

  /// Decodes the artwork and plans a build. Nothing is written.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - options: what to build, and how.
  ///   - destination: where a build would write.
  /// - Throws: ``LaunchImagesError``
  /// - Complexity: O(the artwork's pixels)
  public static func dryRun(
    _ source: ArtworkSource, options: BuildOptions = BuildOptions(),
    into destination: Destination = Destination()
  ) async throws(LaunchImagesError) -> DryRun {
    try validate(options)
    let target = try BuildTarget(destination, options)
    let (artwork, plan) = try prepare(source, options, target)
    let warnings = artwork.warnings + plan.warnings + target.warnings(for: plan)
    try refuse(warnings, options, source)
    return DryRun(
      plan: plan, artworkName: source.name, merge: target.update?.merge, warnings: warnings)
  }
}

extension Generator {
  private static func validate(_ options: BuildOptions) throws(LaunchImagesError) {
    do throws(OptionFault) {
      try options.validate()
    } catch {
      throw .invalidOptions(error)
    }
  }

  private static func prepare(
    _ source: ArtworkSource, _ options: BuildOptions
  ) throws(LaunchImagesError) -> (Artwork, BuildPlan) {
    let artwork = try Artwork.load(from: source, options)
    return (artwork, BuildPlan(artwork: artwork.size, options: options))
  }

  private static func prepare(
    _ source: ArtworkSource, _ options: BuildOptions, _ target: BuildTarget
  ) throws(LaunchImagesError) -> (Artwork, BuildPlan) {
    var options = options
    options.orientation = target.orientation ?? options.orientation
    let (artwork, plan) = try prepare(source, options)
    try target.check(plan, source: source)
    return (artwork, plan)
  }

  private static func refuse(
    _ warnings: [BuildWarning], _ options: BuildOptions, _ source: ArtworkSource
  ) throws(LaunchImagesError) {
    if options.warningsAreErrors && !warnings.isEmpty {
      throw .warnings(path: source.name, warnings)
    }
  }

  /// Makes all images.
  ///
  /// - Parameter onImage: called with the output, path and size of each, one at a time.
  private static func render<Output: ByteOutput>(
    _ artwork: Artwork, _ plan: BuildPlan, _ source: ArtworkSource,
    to images: [Output], _ catalogImages: [Output],
    onImage: (Output, String, PixelSize) throws -> Void
  ) async throws {
    do {
      try Memory.check(EncodingMemory.samplings(of: plan.images.count, artwork: artwork.size))
      try await encode(
        ArtworkRenderer(plan, artwork: artwork), plan.options, to: images
      ) { try onImage(images[$0], plan.images[$0].file, plan.images[$0].size) }
      guard let launchFile = plan.launchFile else { return }
      // The images are made from a transposed copy of the artwork.
      try Memory.check(
        artwork.raster.byteCount
          + EncodingMemory.samplings(of: launchFile.images.count, artwork: artwork.size))
      try await encode(
        ArtworkRenderer(launchFile, artwork: artwork, options: plan.options), plan.options,
        to: catalogImages
      ) { try onImage(catalogImages[$0], launchFile.images[$0].file, launchFile.images[$0].size) }
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
