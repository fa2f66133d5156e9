internal import AppDocuments
internal import Pictures
internal import Platform

/// A build that is ready to begin. The Info.plist has been read. The changes to the Info.plist, and
/// the target of the build, are determined.
struct LaunchBuild {
  let recipe: BuildRecipe
  let target: PictureTarget

  /// Reads the Info.plist and decides what to change.
  ///
  /// - Parameter usesRecord: whether to find launchgen's own files with the build record in the
  ///   output folder.
  init(
    _ sources: PerArtwork<ArtworkSource>, _ options: BuildOptions, into destination: Destination,
    usesRecord: Bool
  ) throws(LaunchImagesError) {
    target = try mapError(
      try PictureTarget(destination.pictures, usesRecord: usesRecord), LaunchImagesError.pictures)
    let pruned = BuildRecipe.prunedNames(in: target, prefix: options.namePrefix)
    let update = try destination.infoPlist.map { (infoPlist) throws(LaunchImagesError) in
      var merging = infoPlist.merging
      merging.entries = options.entries(for: .phone)
      merging.padEntries = options.entries(for: .pad)
      merging.orientation = options.orientation
      merging.removedNames = pruned
      return try mapError(try InfoPlistUpdate(path: infoPlist.path, merging, below: infoPlist.root))
      { LaunchImagesError.infoPlist(path: infoPlist.path, $0) }
    }
    recipe = BuildRecipe(sources, options, merging: update)
  }

  /// Whether there is no Info.plist, or the Info.plist remains unchanged.
  var keepsInfoPlist: Bool { recipe.infoPlist?.merge.changes.isEmpty != false }

  /// Throws if the Info.plist would change but is read-only.
  func checkInfoPlist() throws(LaunchImagesError) {
    guard let update = recipe.infoPlist else { return }
    try mapError(try update.checkMode()) { LaunchImagesError.infoPlist(path: update.path, $0) }
  }

  /// Writes the merged Info.plist to a new file next to the original, so that most errors occur
  /// before any work is done. After the images are written, the new file replaces the original. The
  /// entries therefore never refer to missing images.
  func stagedInfoPlist() throws(LaunchImagesError) -> FileReplacement? {
    guard let update = recipe.infoPlist, !target.destination.isDryRun else { return nil }
    return try mapError(try update.stage()) { LaunchImagesError.infoPlist(path: update.path, $0) }
  }

  /// Replaces the Info.plist with `staged`. Without a staged file, nothing is done.
  func commit(_ staged: consuming FileReplacement?) throws(LaunchImagesError) {
    guard let staged else { return }
    do throws(FileError) {
      try staged.commit()
    } catch {
      throw .infoPlist(path: recipe.infoPlist?.path ?? "", .unwritable(error))
    }
  }

  /// - Parameter additionalFiles: the names of written files that are not in the plan.
  func report(
    _ report: PictureBuild<BuildRecipe>.Report, additionalFiles: [String] = []
  ) -> BuildReport {
    let count = report.plan.images.count
    return BuildReport(
      plan: report.plan, artworkName: recipe.sources.main.name,
      furtherNames: recipe.sources.further.mapValues(\.name),
      images: Array(report.images.prefix(count)),
      catalogImages: Array(report.images.dropFirst(count)), additionalFiles: additionalFiles,
      writtenFiles: report.writtenFiles, removedFiles: report.removedFiles,
      merge: recipe.infoPlist?.merge, warnings: report.warnings, digests: report.digests)
  }
}
