internal import Files
internal import LaunchImages

/// Writes the files of a build for a web app; no other code of it writes.
///
/// Inputs are never overwritten. All files are staged before the first is moved to its place, and the
/// tags come last.
struct WebAppTarget {
  let destination: WebAppDestination
  /// The destination's folder.
  let place: OutputPlace
  private let ownFiles: OwnFiles
  private let staleImages: StaleStartupImages

  /// - Parameter usesRecord: whether the folder's record says which files are launchgen's own.
  init(
    _ destination: WebAppDestination, _ options: WebAppOptions, usesRecord: Bool = false
  ) throws(LaunchImagesError) {
    self.destination = destination
    place = try destination.place()
    ownFiles = OwnFiles(in: place, usesRecord: usesRecord)
    staleImages = StaleStartupImages(in: place, options)
  }

  /// Checks that no file of the plan would replace an artwork.
  func check(
    _ plan: WebAppPlan, _ artworks: WebAppArtworks
  ) throws(LaunchImagesError) {
    let inputs = Set(artworks.paths.compactMap { FileIdentity(of: $0) })
    for file in plan.files {
      let path = destination.path(of: file)
      if let output = FileIdentity(of: path), inputs.contains(output) {
        throw .outputIsArtwork(path: path)
      }
    }
  }

  /// Checks that the build replaces no file that somebody else has made or edited.
  func checkOwnership(_ plan: WebAppPlan) throws(LaunchImagesError) {
    if destination.replaces { return }
    for image in plan.images
    where !ownFiles.mayReplace(image.file, .image(size: image.size)) {
      throw .outputIsForeign(path: destination.path(of: image.file))
    }
    for (file, text) in plan.documents {
      let isOwn = file == plan.tagsFile ? StartupTagList.isOwn : WebManifest.isOwn
      let bytes = ContiguousArray(text.utf8)
      if !ownFiles.mayReplace(file, .text(isOwn: isOwn), with: bytes) {
        throw .outputIsForeign(path: destination.path(of: file))
      }
    }
  }

  /// Creates the folder, if it is missing, and the images' files under other names.
  func open(_ plan: WebAppPlan) throws(LaunchImagesError) -> BuildOutputs {
    try BuildOutputs(
      in: place, images: plan.images.map(\.file), others: plan.documents.map(\.path),
      isTrial: destination.isTrial)
  }

  /// Writes everything or nothing.
  ///
  /// - Parameter outputs: the images, which are finished.
  func write(
    _ outputs: consuming BuildOutputs, _ plan: WebAppPlan
  ) throws(LaunchImagesError) -> PlacedFiles {
    try outputs.commit(plan.documents.map { ($0.path, ContiguousArray($0.text.utf8)) })
  }

  /// Images of an earlier build that this build does not make.
  func stale(beside plan: WebAppPlan) -> StaleStartupImages.Found {
    var found = staleImages.find(beside: plan, ownFiles)
    if destination.replaces && destination.prunes {
      found.own = (found.own + found.unknown).sorted()
      found.unknown = []
    }
    return found
  }

  /// What the next record says of the images that this build does not make.
  func leftFiles(beside plan: WebAppPlan) -> [BuildRecord.File] {
    ownFiles.left(beside: plan.files, stale(beside: plan).own)
  }

  /// Removes images of an earlier build, if that is wanted. One that cannot be removed does not fail
  /// the build; the next build reports it.
  ///
  /// - Returns: What was removed; in a trial, what would be.
  func removeStale(beside plan: WebAppPlan) -> [String] {
    guard destination.prunes else { return [] }
    let stale = stale(beside: plan).own
    return destination.isTrial ? stale : place.remove(stale)
  }
}
