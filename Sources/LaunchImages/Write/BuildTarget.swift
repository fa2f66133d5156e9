internal import Files
internal import InfoPlist
internal import LaunchRules

/// Writes the files of a build; no other code of a build writes.
///
/// Inputs are never overwritten. All files are staged before the first is moved to its place. The
/// Info.plist comes last, so that its entries never name images that do not exist yet.
struct BuildTarget {
  let destination: Destination
  /// What the build reads.
  let sources: PerArtwork<ArtworkSource>
  /// The Info.plist and its changes; `nil` if the destination has no Info.plist.
  let update: InfoPlistUpdate?

  /// Reads the Info.plist and decides what to change.
  init(
    _ destination: Destination, _ options: BuildOptions, _ sources: PerArtwork<ArtworkSource>
  ) throws(LaunchImagesError) {
    self.destination = destination
    self.sources = sources
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

  /// The options with the orientation that images must be made for, if there is an Info.plist.
  func resolved(_ options: BuildOptions) -> BuildOptions {
    var options = options
    options.orientation = update?.merge.orientation ?? options.orientation
    return options
  }

  /// The warnings about the output folder and the Info.plist.
  func warnings(for plan: BuildPlan) -> [BuildWarning] {
    let merging = update.map { update in
      update.merge.warnings.map { BuildWarning.infoPlist(path: update.path, $0) }
    }
    let stale = destination.prunes ? [] : staleFiles(beside: plan)
    return (merging ?? [])
      + (stale.isEmpty ? [] : [.staleFiles(stale, folder: destination.folder)])
  }

  /// The files of an earlier build that the plan does not contain. An input is not one of them.
  private func staleFiles(beside plan: BuildPlan) -> [String] {
    let stale = StaleFiles.find(in: destination.place, beside: plan)
    if stale.isEmpty { return [] }
    let inputs = artworkFiles
    return stale.filter { file in
      FileIdentity(of: destination.path(of: file)).map { !inputs.contains($0) } ?? true
    }
  }

  private var artworkFiles: [FileIdentity] {
    sources.all.compactMap(\.value.path).compactMap { FileIdentity(of: $0) }
  }

  /// Checks that no file of the plan would replace an input.
  func check(_ plan: BuildPlan) throws(LaunchImagesError) { try check(plan.files) }

  /// Checks that none of these files in the folder would replace an input.
  func check(_ files: [String]) throws(LaunchImagesError) {
    let artworks = artworkFiles
    let infoPlist = update.flatMap { FileIdentity(of: $0.path) }
    if artworks.isEmpty && infoPlist == nil { return }
    for file in files {
      let path = destination.path(of: file)
      guard let output = FileIdentity(of: path) else { continue }
      if artworks.contains(output) { throw .outputIsArtwork(path: path) }
      if output == infoPlist { throw .outputIsInfoPlist(path: update?.path ?? path) }
    }
  }

  /// Creates the images' files under other names, beside their places or in the staging folder.
  func open(_ plan: BuildPlan) throws(LaunchImagesError) -> BuildOutputs {
    if let staging = destination.stagingFolder, FileKind(of: staging) != .folder {
      throw .outputFailed(path: staging, .missing)
    }
    return try BuildOutputs(
      in: destination.place, images: plan.pictures.map(\.file),
      others: plan.documents.map(\.path),
      stagingFolder: destination.stagingFolder, isTrial: destination.isTrial)
  }

  /// Writes everything or nothing.
  ///
  /// - Parameters:
  ///   - outputs: the images, which are finished.
  ///   - warnings: those about the artwork and the plan.
  ///   - infoPlist: the result of ``stagedInfoPlist()``.
  ///   - additions: files that are not in the plan.
  func write(
    _ outputs: consuming BuildOutputs, _ plan: BuildPlan, _ warnings: [BuildWarning],
    _ infoPlist: consuming StagedInfoPlist?,
    _ additions: [LaunchImageSet.Addition] = []
  ) throws(LaunchImagesError) -> (BuildReport, PlacedFiles) {
    let stale = destination.prunes ? staleFiles(beside: plan) : []
    let images = zip(outputs.images, plan.pictures).map { ImageReport($0, $1.file, $1.size) }
    let texts = plan.documents.map { ($0.path, ContiguousArray($0.text.utf8)) }
    let placed = try outputs.commit(additions + texts)
    try commit(infoPlist)
    // A file that cannot be removed does not fail the build; the next build reports it.
    let removed = remove(stale)
    let report = BuildReport(
      plan: plan, artworkName: sources.main.name, furtherNames: furtherNames,
      images: Array(images.prefix(plan.images.count)),
      catalogImages: Array(images.dropFirst(plan.images.count)),
      additionalFiles: additions.map(\.path),
      writtenFiles: placed.written,
      removedFiles: removed, merge: update?.merge,
      warnings: warnings + self.warnings(for: plan))
    return (report, placed)
  }

  private var furtherNames: [ArtworkRole: String] { sources.further.mapValues(\.name) }

  /// Returns what was removed; in a trial, what would be.
  private func remove(_ stale: [String]) -> [String] {
    destination.isTrial ? stale : destination.place.remove(stale)
  }

  /// The report on a build that has been done before.
  ///
  /// - Parameter addition: what it wrote beside the plan's files.
  func report(
    on plan: BuildPlan, _ record: RecordedBuild.Content, _ addition: BuildAddition?
  ) -> BuildReport {
    let bytes = Dictionary(uniqueKeysWithValues: zip(plan.files, record.sizes))
    let images = plan.pictures.map {
      ImageReport(kept: $0.file, $0.size, bytes: bytes[$0.file] ?? 0)
    }
    let stale = destination.prunes ? staleFiles(beside: plan) : []
    return BuildReport(
      plan: plan, artworkName: sources.main.name, furtherNames: furtherNames,
      images: Array(images.prefix(plan.images.count)),
      catalogImages: Array(images.dropFirst(plan.images.count)),
      additionalFiles: [addition?.file].compactMap(\.self), writtenFiles: [],
      removedFiles: remove(stale), merge: update?.merge,
      warnings: record.notes.warnings + plan.warnings + warnings(for: plan),
      recordedNotes: record.notes.notes)
  }

  /// The merged Info.plist, in a file next to the original, so that most errors occur before any work
  /// is done; `nil` if nothing changes.
  func stagedInfoPlist() throws(LaunchImagesError) -> StagedInfoPlist? {
    guard let update, !destination.isTrial else { return nil }
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
}
