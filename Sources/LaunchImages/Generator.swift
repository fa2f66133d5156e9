internal import Files
internal import LaunchRules
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
    return try await render(source, artwork, plan, warnings, onImage)
  }

  /// Makes the launch images, their property list and the launch file, and writes them. If the
  /// destination has an Info.plist, the entries are merged into it. It writes everything or nothing.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - options: what to build, and how.
  ///   - destination: where to write.
  ///   - onImage: called with each finished image, one at a time.
  /// - Throws: ``LaunchImagesError``, or `CancellationError`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  public static func build(
    _ source: ArtworkSource, options: BuildOptions = BuildOptions(),
    into destination: Destination = Destination(),
    onImage: (@Sendable (GeneratedImage) -> Void)? = nil
  ) async throws -> BuildReport {
    try await build(source, options: options, into: destination, onImage: onImage) { _ in [] }
  }

  /// Builds as ``build(_:options:into:onImage:)``, and writes what `adding` makes of the images into
  /// the same folder.
  ///
  /// - Parameter adding: returns paths in the output folder, and bytes.
  package static func build(
    _ source: ArtworkSource, options: BuildOptions, into destination: Destination,
    onImage: (@Sendable (GeneratedImage) -> Void)?,
    adding: (LaunchImageSet) async throws -> [(path: String, bytes: ContiguousArray<UInt8>)]
  ) async throws -> BuildReport {
    try validate(options)
    let target = try BuildTarget(destination, options)
    let infoPlist = try target.stagedInfoPlist()
    let (artwork, plan) = try prepare(source, options, target)
    let warnings = artwork.warnings + plan.warnings
    try refuse(warnings + target.warnings(for: plan), options, source)
    var set = try await render(source, artwork, plan, warnings, onImage)
    set.additions = try await adding(set)
    try target.check(set)
    return try target.write(set, infoPlist)
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

  private static func render(
    _ source: ArtworkSource, _ artwork: Artwork, _ plan: BuildPlan, _ warnings: [BuildWarning],
    _ onImage: (@Sendable (GeneratedImage) -> Void)?
  ) async throws -> LaunchImageSet {
    do {
      return LaunchImageSet(
        plan: plan, images: try await images(artwork, plan, onImage),
        catalogImages: try await catalogImages(artwork, plan, onImage), warnings: warnings,
        overview: try overview(artwork, plan.options), source: source)
    } catch is OutOfMemory {
      throw LaunchImagesError.outOfMemory(path: source.name)
    }
  }

  private static func images(
    _ artwork: Artwork, _ plan: BuildPlan, _ onImage: (@Sendable (GeneratedImage) -> Void)?
  ) async throws -> [GeneratedImage] {
    try Memory.check(EncodingMemory.samplings(of: plan.images.count, artwork: artwork.size))
    return try await encode(
      ArtworkRenderer(plan, artwork: artwork), plan.images.map(\.file), plan.options, onImage)
  }

  private static func overview(
    _ artwork: Artwork, _ options: BuildOptions
  ) throws(OutOfMemory) -> Raster? {
    guard let side = options.overviewSide else { return nil }
    try Memory.check(Raster.bytesToShrink(artwork.size, toFit: side))
    return artwork.overview(longestSide: side, options.background)
  }

  private static func catalogImages(
    _ artwork: Artwork, _ plan: BuildPlan, _ onImage: (@Sendable (GeneratedImage) -> Void)?
  ) async throws -> [GeneratedImage] {
    guard let launchFile = plan.launchFile else { return [] }
    // The images are made from a transposed copy of the artwork.
    try Memory.check(
      artwork.raster.byteCount
        + EncodingMemory.samplings(of: launchFile.images.count, artwork: artwork.size))
    return try await encode(
      ArtworkRenderer(launchFile, artwork: artwork, options: plan.options),
      launchFile.images.map(\.file), plan.options, onImage)
  }

  private static func encode(
    _ renderer: ArtworkRenderer, _ names: [String], _ options: BuildOptions,
    _ onImage: (@Sendable (GeneratedImage) -> Void)?
  ) async throws -> [GeneratedImage] {
    func image(_ index: Int, _ bytes: ContiguousArray<UInt8>) -> GeneratedImage {
      GeneratedImage(file: names[index], size: renderer.images[index].size, bytes: bytes)
    }
    let files = try await ImageEncoder(renderer, options: options)
      .files { onImage?(image($0, $1)) }
    return files.enumerated().map { image($0, $1) }
  }
}
