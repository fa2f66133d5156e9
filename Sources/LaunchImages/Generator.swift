internal import Files
internal import PNGCodec

/// The whole run: artwork, plan, render, write.
public enum Generator {
  /// Decodes the artwork and says what would be made of it. Nothing is written.
  public static func plan(
    _ source: ArtworkSource, options: BuildOptions
  ) throws(LaunchImagesError) -> (plan: BuildPlan, warnings: [BuildWarning]) {
    let (artwork, plan) = try prepare(source, options)
    return (plan, artwork.warnings + plan.warnings)
  }

  /// Makes the launch images and their property list, and the launch file: all of it, or nothing.
  ///
  /// - Parameter onImage: told of each image as soon as its bytes are known, one at a time.
  /// - Complexity: O(the artwork's pixels times the number of images)
  public static func build(
    _ source: ArtworkSource, options: BuildOptions, onImage: (ImageReport) -> Void
  ) async throws(LaunchImagesError) -> BuildReport {
    let (artwork, plan) = try prepare(source, options)
    let images = await ImageRenderer(plan, artwork: artwork).files { index, file in
      onImage(ImageReport(plan.images[index], file))
    }
    let catalogImages = await catalogImages(plan, artwork, onImage: onImage)
    try OutputWriter.write(images + catalogImages, plan: plan)
    return BuildReport(
      plan: plan, artworkName: artwork.name,
      images: zip(plan.images, images).map { ImageReport($0, $1) },
      catalogImages: zip(plan.launchFile?.images ?? [], catalogImages).map { ImageReport($0, $1) },
      warnings: artwork.warnings + plan.warnings)
  }

  /// The files of the launch file's images.
  private static func catalogImages(
    _ plan: BuildPlan, _ artwork: Artwork, onImage: (ImageReport) -> Void
  ) async -> [ContiguousArray<UInt8>] {
    guard let launchFile = plan.launchFile else { return [] }
    let renderer = ImageRenderer(launchFile, artwork: artwork, options: plan.options)
    return await renderer.files { index, file in
      onImage(ImageReport(launchFile.images[index], file))
    }
  }

  private static func prepare(
    _ source: ArtworkSource, _ options: BuildOptions
  ) throws(LaunchImagesError) -> (Artwork, BuildPlan) {
    let artwork = try Artwork.load(from: source, options: options)
    let plan = BuildPlan(artwork: artwork.size, options: options)
    try OutputWriter.check(plan, against: source)
    let warnings = artwork.warnings + plan.warnings
    if options.warningsAreErrors && !warnings.isEmpty {
      throw .warnings(path: source.name, warnings)
    }
    return (artwork, plan)
  }
}
