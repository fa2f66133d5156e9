public import Pictures
internal import Platform

/// Makes launch images from artwork.
///
/// The work does not block the caller's actor. If the task is canceled, the strips of artwork that
/// are being rendered are finished. `CancellationError` is then thrown, and nothing is written.
public enum Generator {
  /// Makes the launch images, their property list and the launch screen in memory.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - further: the other artworks, by role.
  ///   - options: what to build, and how.
  ///   - onImage: called with each finished image, one at a time.
  /// - Throws: ``LaunchImagesError``, or `CancellationError`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  public static func generate(
    _ source: ArtworkSource, further: [ArtworkRole: ArtworkSource] = [:],
    options: BuildOptions = BuildOptions(),
    onImage: (@Sendable (GeneratedImage) -> Void)? = nil
  ) async throws -> LaunchImageSet {
    let recipe = BuildRecipe(try sources(source, further, options), options)
    return LaunchImageSet(try await PictureBuild.make(recipe, onImage: onImage), recipe)
  }

  /// Makes the launch images, their property list and the launch screen, and writes everything or
  /// nothing. If the destination has an Info.plist, the entries are merged into the Info.plist.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - further: the other artworks, by role.
  ///   - options: what to build, and how.
  ///   - destination: where to write, and what may be replaced.
  ///   - reuse: where to find the results of earlier builds; by default, nothing is reused.
  ///   - onImage: called with each image, one at a time, when the image's bytes are complete. The
  ///     file appears at its path when the build ends.
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

  /// Builds like ``build(_:further:options:into:reusing:onImage:)``, and writes an additional file,
  /// such as a preview, into the same folder. Because the file is made from the images, all images
  /// stay in memory.
  ///
  /// - Parameter addition: makes the additional file from the images; `nil` for none.
  package static func build(
    _ source: ArtworkSource, further: [ArtworkRole: ArtworkSource], options: BuildOptions,
    into destination: Destination, reusing reuse: Reuse?, adding addition: BuildAddition?,
    onImage: (@Sendable (ImageReport) -> Void)?
  ) async throws -> BuildReport {
    let build = try LaunchBuild(
      try sources(source, further, options), options, into: destination,
      usesRecord: reuse?.keepsRecord == true)
    var infoPlist = try build.stagedInfoPlist()
    let recipe = build.recipe
    let pictures = PictureBuild(
      recipe, into: build.target, reusing: reuse,
      adding: addition?.of { LaunchImageSet($0, recipe) })
    let report = try await pictures.run(mayBeDone: build.keepsInfoPlist, onImage: onImage) {
      () throws(LaunchImagesError) in try build.commit(infoPlist.take())
    }
    return build.report(report, additionalFiles: [addition?.file].compactMap(\.self))
  }

  /// Decodes the artworks and plans a build. Nothing is written.
  ///
  /// - Parameters:
  ///   - source: the artwork.
  ///   - further: the other artworks, by role.
  ///   - options: what to build, and how.
  ///   - destination: where to write, and what may be replaced.
  ///   - reuse: as in a build. If `nil`, existing files are not checked. Otherwise, the dry run
  ///     throws whenever a build would refuse to replace an existing file.
  /// - Complexity: O(the artwork's pixels)
  public static func dryRun(
    _ source: ArtworkSource, further: [ArtworkRole: ArtworkSource] = [:],
    options: BuildOptions = BuildOptions(),
    into destination: Destination = Destination(), reusing reuse: Reuse? = nil
  ) async throws(LaunchImagesError) -> BuildReport {
    let build = try LaunchBuild(
      try sources(source, further, options), options, into: destination,
      usesRecord: reuse?.keepsRecord == true)
    if reuse != nil { try build.checkInfoPlist() }
    let pictures = PictureBuild(build.recipe, into: build.target, reusing: reuse)
    return build.report(try await pictures.dryRun())
  }

  private static func sources(
    _ source: ArtworkSource, _ further: [ArtworkRole: ArtworkSource], _ options: BuildOptions
  ) throws(LaunchImagesError) -> PerArtwork<ArtworkSource> {
    try mapError(try options.validate(further: Set(further.keys)), LaunchImagesError.invalidOptions)
    return PerArtwork(main: source, further: further)
  }
}
