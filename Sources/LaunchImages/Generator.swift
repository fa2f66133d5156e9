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

  /// Makes the launch images and their property list: all of them, or none.
  ///
  /// - Parameter onImage: told of each image as soon as its bytes are known, one at a time.
  /// - Complexity: O(the artwork's pixels times the number of images)
  public static func build(
    _ source: ArtworkSource, options: BuildOptions, onImage: (ImageReport) -> Void
  ) async throws(LaunchImagesError) -> BuildReport {
    let (artwork, plan) = try prepare(source, options)
    let files = await ImageRenderer(plan, artwork: artwork).files { index, bytes in
      onImage(ImageReport(plan: plan.images[index], bytes: bytes.count))
    }
    try OutputWriter.write(files, plan: plan)
    return BuildReport(
      plan: plan, artworkName: artwork.name,
      images: zip(plan.images, files).map { ImageReport(plan: $0, bytes: $1.count) },
      warnings: artwork.warnings + plan.warnings)
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
