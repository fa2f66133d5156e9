internal import Files
internal import InfoPlist
internal import LaunchRules

/// The one place where a build meets the disk.
///
/// Inputs are never written over, files are staged before the first is moved to its place, and the
/// Info.plist comes last: its entries never name images that are not there yet.
struct BuildTarget {
  let destination: Destination
  /// The Info.plist as it was read; `nil` if none was named.
  let update: InfoPlistUpdate?

  /// Reads the Info.plist and decides what would change there.
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

  /// The orientation that images have to be made for; `nil` if no Info.plist says.
  var orientation: LandscapeOrientation? { update?.merge.orientation }

  /// What is odd about the folder and the Info.plist.
  func warnings(for plan: BuildPlan) -> [BuildWarning] {
    let merging = update.map { update in
      update.merge.warnings.map { BuildWarning.infoPlist(path: update.path, $0) }
    }
    let stale = destination.prunes ? [] : StaleFiles.find(in: destination.folder, beside: plan)
    return (merging ?? [])
      + (stale.isEmpty ? [] : [.staleFiles(stale, folder: destination.folder)])
  }

  /// Refuses a plan whose files would replace one of the inputs.
  func check(_ plan: BuildPlan, source: ArtworkSource) throws(LaunchImagesError) {
    let artwork = source.path.flatMap { FileIdentity(of: $0) }
    let infoPlist = update.flatMap { FileIdentity(of: $0.path) }
    if artwork == nil && infoPlist == nil { return }
    for file in plan.files {
      let path = destination.path(of: file)
      guard let output = FileIdentity(of: path) else { continue }
      if output == artwork { throw .outputIsArtwork(path: path) }
      if output == infoPlist { throw .outputIsInfoPlist(path: update?.path ?? path) }
    }
  }

  /// Writes everything, or nothing.
  ///
  /// - Parameter infoPlist: what ``stagedInfoPlist()`` has given.
  func write(
    _ set: LaunchImageSet, _ infoPlist: consuming StagedInfoPlist?
  ) throws(LaunchImagesError) -> BuildReport {
    let stale = destination.prunes ? StaleFiles.find(in: destination.folder, beside: set.plan) : []
    let written = try writeFiles(of: set)
    try commit(infoPlist)
    // They are not a part of the build: what cannot be removed is reported by the next one.
    let removed = OutputFolder.remove(stale, from: destination.folder)
    return BuildReport(
      plan: set.plan, artworkName: set.source.name,
      images: set.images.map { ImageReport($0, written: written) },
      catalogImages: set.catalogImages.map { ImageReport($0, written: written) },
      writtenFiles: written, removedFiles: removed, merge: update?.merge,
      warnings: set.warnings + warnings(for: set.plan))
  }

  /// The merged Info.plist, written beside its place: what can go wrong with it goes wrong here,
  /// before any work is done. `nil` if nothing changes there.
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
