internal import Files
internal import InfoPlist
internal import LaunchRules

/// Writes the files of a build; no other code of a build writes.
///
/// Inputs are never overwritten. All files are staged before the first is moved to its place. The
/// Info.plist comes last, so that its entries never name images that do not exist yet.
struct BuildTarget {
  let destination: Destination
  /// The Info.plist and its changes; `nil` if the destination has no Info.plist.
  let update: InfoPlistUpdate?

  /// Reads the Info.plist and decides what to change.
  init(_ destination: Destination, _ options: BuildOptions) throws(LaunchImagesError) {
    self.destination = destination
    guard let target = destination.infoPlist else {
      update = nil
      return
    }
    do throws(InfoPlistError) {
      update = try InfoPlistUpdate(path: target.path, target.mergeOptions(options))
    } catch {
      throw .infoPlist(path: target.path, error)
    }
  }

  /// The orientation that images must be made for; `nil` without an Info.plist.
  var orientation: LandscapeOrientation? { update?.merge.orientation }

  /// The warnings about the output folder and the Info.plist.
  func warnings(for plan: BuildPlan) -> [BuildWarning] {
    let merging = update.map { update in
      update.merge.warnings.map { BuildWarning.infoPlist(path: update.path, $0) }
    }
    let stale = destination.prunes ? [] : StaleFiles.find(in: destination.folder, beside: plan)
    return (merging ?? [])
      + (stale.isEmpty ? [] : [.staleFiles(stale, folder: destination.folder)])
  }

  /// Checks that no file of the plan would replace an input.
  func check(_ plan: BuildPlan, source: ArtworkSource) throws(LaunchImagesError) {
    try check(plan.files, source: source)
  }

  /// Checks that no file of a set would replace an input.
  func check(_ set: LaunchImageSet) throws(LaunchImagesError) {
    try check(set.plan.files + set.additions.map(\.path), source: set.source)
  }

  private func check(_ files: [String], source: ArtworkSource) throws(LaunchImagesError) {
    let artwork = source.path.flatMap { FileIdentity(of: $0) }
    let infoPlist = update.flatMap { FileIdentity(of: $0.path) }
    if artwork == nil && infoPlist == nil { return }
    for file in files {
      let path = destination.path(of: file)
      guard let output = FileIdentity(of: path) else { continue }
      if output == artwork { throw .outputIsArtwork(path: path) }
      if output == infoPlist { throw .outputIsInfoPlist(path: update?.path ?? path) }
    }
  }

  /// Writes everything or nothing.
  ///
  /// - Parameters:
  ///   - set: the files to write.
  ///   - infoPlist: the result of ``stagedInfoPlist()``.
  func write(
    _ set: LaunchImageSet, _ infoPlist: consuming StagedInfoPlist?
  ) throws(LaunchImagesError) -> BuildReport {
    let stale = destination.prunes ? StaleFiles.find(in: destination.folder, beside: set.plan) : []
    let written = try writeFiles(of: set)
    try commit(infoPlist)
    // A file that cannot be removed does not fail the build; the next build reports it.
    let removed = OutputFolder.remove(stale, from: destination.folder)
    return BuildReport(
      plan: set.plan, artworkName: set.source.name,
      images: set.images.map { ImageReport($0, written: written) },
      catalogImages: set.catalogImages.map { ImageReport($0, written: written) },
      additionalFiles: set.additions.map(\.path), writtenFiles: written, removedFiles: removed, merge: update?.merge,
      warnings: set.warnings + warnings(for: set.plan))
  }

  /// The merged Info.plist, in a file next to the original, so that most errors occur before any work
  /// is done; `nil` if nothing changes.
  func stagedInfoPlist() throws(LaunchImagesError) -> StagedInfoPlist? {
    guard let update else { return nil }
    do throws(InfoPlistError) {
      return try update.stage()
    } catch {
      throw .infoPlist(path: update.path, error)
    }
  }

  private func commit(_ staged: consuming StagedInfoPlist?) throws(LaunchImagesError) {
    guard let staged else { return }
    do throws(InfoPlistError) {
      try staged.commit()
    } catch {
      throw .infoPlist(path: update?.path ?? "", error)
    }
  }

  private func writeFiles(of set: LaunchImageSet) throws(LaunchImagesError) -> Set<String> {
    var written: Set<String> = []
    var current = destination.folder
    do throws(FileError) {
      var folder = try OutputFolder(path: current)
      for file in set.files {
        current = destination.path(of: file.path)
        if try folder.stage(file.path, file.bytes) { written.insert(file.path) }
      }
      try folder.commit()
    } catch {
      throw .outputFailed(path: current, error)
    }
    return written
  }
}
