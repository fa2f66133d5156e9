package import Pictures
internal import Platform

/// Makes the files with which a web app shows startup images on iOS.
package enum WebAppGenerator {
  /// Makes the images, their tags and a manifest, and writes all of them or nothing.
  ///
  /// - Parameters:
  ///   - reuse: where to find results of earlier builds; only the record is used, not the cache. By
  ///     default, nothing is reused.
  ///   - onImage: called with each image when its bytes are complete, one at a time.
  /// - Throws: ``WebAppError``, or `CancellationError`.
  /// - Complexity: O(the artworks' pixels times the number of images)
  package static func build(
    _ artworks: WebAppArtworks, options: WebAppOptions, into destination: PictureDestination,
    reusing reuse: Reuse? = nil, onImage: (@Sendable (ImageReport) -> Void)? = nil
  ) async throws -> WebAppReport {
    let build = try build(artworks, options, destination, reuse)
    let report = try await build.run(onImage: onImage)
    return WebAppReport(
      plan: report.plan, artworks: artworks, images: report.images,
      writtenFiles: report.writtenFiles, removedFiles: report.removedFiles,
      warnings: report.warnings)
  }

  /// Decodes the artworks and plans a build. Nothing is written.
  ///
  /// - Parameter reuse: as in a build, which is then also refused because of existing files; `nil` to
  ///   look at no files.
  /// - Complexity: O(the artworks' pixels)
  package static func dryRun(
    _ artworks: WebAppArtworks, options: WebAppOptions, into destination: PictureDestination,
    reusing reuse: Reuse? = nil
  ) async throws(WebAppError) -> WebAppDryRun {
    let (plan, warnings, removedFiles) =
      try await build(artworks, options, destination, reuse).dryRun()
    return WebAppDryRun(
      plan: plan, artworks: artworks, removedFiles: removedFiles, warnings: warnings)
  }

  private static func build(
    _ artworks: WebAppArtworks, _ options: WebAppOptions, _ destination: PictureDestination,
    _ reuse: Reuse?
  ) throws(WebAppError) -> PictureBuild<WebAppRecipe> {
    try mapError(try options.images.validate()) { WebAppError.pictures(.invalidOptions($0)) }
    let target = try mapError(
      try PictureTarget(destination, usesRecord: reuse?.keepsRecord == true), WebAppError.pictures)
    var reuse = reuse
    reuse?.cacheFolder = nil
    return PictureBuild(WebAppRecipe(artworks, options), into: target, reusing: reuse)
  }
}
