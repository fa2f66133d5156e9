internal import Files
internal import InfoPlist
internal import LaunchRules
internal import Pixels

/// Writes the files of a build; no other code of a build writes.
///
/// Inputs are never overwritten. All files are staged before the first is moved to its place. The
/// Info.plist comes last, so that its entries never name images that do not exist yet.
struct BuildTarget {
  let destination: Destination
  /// The destination's folder.
  let place: OutputPlace
  /// What the build reads.
  let sources: PerArtwork<ArtworkSource>
  /// The Info.plist and its changes; `nil` if the destination has no Info.plist.
  let update: InfoPlistUpdate?
  private let ownFiles: OwnFiles
  private let staleFiles: StaleFiles

  /// Reads the Info.plist and decides what to change.
  ///
  /// - Parameter usesRecord: whether the folder's record says which files are launchgen's own.
  init(
    _ destination: Destination, _ options: BuildOptions, _ sources: PerArtwork<ArtworkSource>,
    usesRecord: Bool = false
  ) throws(LaunchImagesError) {
    self.destination = destination
    place = try destination.place()
    ownFiles = OwnFiles(in: place, usesRecord: usesRecord)
    staleFiles = StaleFiles(in: place)
    self.sources = sources
    guard let target = destination.infoPlist else {
      update = nil
      return
    }
    do throws(InfoPlistError) {
      update = try InfoPlistUpdate(
        path: target.path, target.mergeOptions(options), below: target.root)
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
    let found = stale(beside: plan)
    let own = destination.prunes ? [] : found.own
    return (merging ?? [])
      + (own.isEmpty ? [] : [.staleFiles(own, folder: destination.folder)])
      + (found.unknown.isEmpty
        ? [] : [.unknownFiles(found.unknown, folder: destination.folder)])
  }

  /// The files of an earlier build that the plan does not contain. An input is not one of them.
  private func stale(beside plan: BuildPlan) -> StaleFiles.Found {
    var found = staleFiles.find(beside: plan, ownFiles)
    if found.own.isEmpty && found.unknown.isEmpty { return found }
    let inputs = artworkFiles
    func isOutput(_ file: String) -> Bool {
      FileIdentity(of: destination.path(of: file)).map { !inputs.contains($0) } ?? true
    }
    found.own = found.own.filter(isOutput)
    found.unknown = found.unknown.filter(isOutput)
    if destination.replaces && destination.prunes {
      found.own = (found.own + found.unknown).sorted()
      found.unknown = []
    }
    return found
  }

  /// The files to remove.
  private func pruned(beside plan: BuildPlan) -> [String] {
    destination.prunes ? stale(beside: plan).own : []
  }

  /// What the next record says of the files that this build does not make.
  func leftFiles(beside files: [String], _ plan: BuildPlan) -> [BuildRecord.File] {
    ownFiles.left(beside: files, stale(beside: plan).own)
  }

  /// Checks that the build replaces no file that somebody else has made or edited.
  ///
  /// - Parameter addition: what it writes beside the plan's files.
  func checkOwnership(_ plan: BuildPlan, _ addition: BuildAddition?) throws(LaunchImagesError) {
    if destination.replaces { return }
    let images = plan.images.map { ($0.file, PixelSize?.some($0.size)) }
    // Of a catalog's images, the sizes depend on the artwork.
    let all = images + (plan.launchFile?.images ?? []).map { ($0.file, nil) }
    for (file, size) in all where !ownFiles.mayReplace(file, .image(size: size)) {
      throw .outputIsForeign(path: destination.path(of: file))
    }
    for (file, text) in plan.documents {
      let shape = OwnFiles.Shape.text { OwnText.isOwn(file, $0) }
      if !ownFiles.mayReplace(file, shape, with: ContiguousArray(text.utf8)) {
        throw .outputIsForeign(path: destination.path(of: file))
      }
    }
    if let addition, !ownFiles.mayReplace(addition.file, .page(isOwn: addition.isOwn)) {
      throw .outputIsForeign(path: destination.path(of: addition.file))
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
  ///
  /// - Parameter wantsDigests: whether the images' digests are wanted.
  func open(
    _ plan: BuildPlan, wantsDigests: Bool = false
  ) throws(LaunchImagesError) -> BuildOutputs {
    if let staging = destination.stagingFolder, FileKind(of: staging) != .folder {
      throw .outputFailed(path: staging, .missing)
    }
    return try BuildOutputs(
      in: place, images: plan.pictures.map(\.file),
      others: plan.documents.map(\.path),
      stagingFolder: destination.stagingFolder, isTrial: destination.isTrial,
      wantsDigests: wantsDigests)
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
    let stale = pruned(beside: plan)
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
      warnings: warnings + self.warnings(for: plan), digests: placed.digests)
    return (report, placed)
  }

  private var furtherNames: [ArtworkRole: String] { sources.further.mapValues(\.name) }

  /// Returns what was removed; in a trial, what would be.
  private func remove(_ stale: [String]) -> [String] {
    destination.isTrial ? stale : place.remove(stale)
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
    let stale = pruned(beside: plan)
    return BuildReport(
      plan: plan, artworkName: sources.main.name, furtherNames: furtherNames,
      images: Array(images.prefix(plan.images.count)),
      catalogImages: Array(images.dropFirst(plan.images.count)),
      additionalFiles: [addition?.file].compactMap(\.self), writtenFiles: [],
      removedFiles: remove(stale), merge: update?.merge,
      warnings: record.notes.warnings + plan.warnings + warnings(for: plan),
      recordedNotes: record.notes.notes, digests: record.digests)
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
