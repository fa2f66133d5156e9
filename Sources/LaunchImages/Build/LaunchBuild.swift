internal import InfoPlist
internal import Pictures

/// A build before its first stage: what is asked of the outside is settled.
struct LaunchBuild {
  let recipe: BuildRecipe
  let target: PictureTarget

  /// Reads the Info.plist and decides what to change.
  ///
  /// - Parameter usesRecord: whether the folder's record says which files are launchgen's own.
  init(
    _ sources: PerArtwork<ArtworkSource>, _ options: BuildOptions, into destination: Destination,
    usesRecord: Bool = false
  ) throws(LaunchImagesError) {
    do throws(PictureError) {
      target = try PictureTarget(destination.pictures, usesRecord: usesRecord)
    } catch {
      throw LaunchImagesError(error)
    }
    recipe = BuildRecipe(sources, options, merging: try Self.update(destination, options))
  }

  private static func update(
    _ destination: Destination, _ options: BuildOptions
  ) throws(LaunchImagesError) -> InfoPlistUpdate? {
    guard let target = destination.infoPlist else { return nil }
    do throws(InfoPlistError) {
      return try InfoPlistUpdate(
        path: target.path, target.mergeOptions(options), below: target.root)
    } catch {
      throw .infoPlist(path: target.path, error)
    }
  }

  /// Whether the Info.plist stays as it is.
  var keepsInfoPlist: Bool { recipe.infoPlist?.merge.changes.isEmpty != false }

  /// The merged Info.plist, in a file next to the original, so that most errors occur before any work
  /// is done. It comes last, so that its entries never name images that do not exist yet.
  func stagedInfoPlist() throws(LaunchImagesError) -> MergedInfoPlist {
    guard let update = recipe.infoPlist, !target.destination.isTrial else {
      return MergedInfoPlist(nil, path: "")
    }
    do throws(InfoPlistError) {
      return MergedInfoPlist(try update.stage(), path: update.path)
    } catch {
      throw .infoPlist(path: update.path, error)
    }
  }

  /// - Parameter additionalFiles: files that are not in the plan.
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
      merge: recipe.infoPlist?.merge, warnings: report.warnings,
      digests: report.digests, cache: report.cache)
  }
}

/// An Info.plist that waits for the other files.
final class MergedInfoPlist {
  /// `nil` if nothing changes.
  private var staged: StagedInfoPlist?
  private let path: String

  init(_ staged: consuming StagedInfoPlist?, path: String) {
    self.staged = staged
    self.path = path
  }

  func commit() throws(LaunchImagesError) {
    guard let staged = staged.take() else { return }
    do throws(InfoPlistError) {
      try staged.commit()
    } catch {
      throw .infoPlist(path: path, error)
    }
  }
}
