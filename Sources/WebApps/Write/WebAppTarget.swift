internal import Files
internal import LaunchImages

/// Writes the files of a build for a web app; no other code of it writes.
///
/// Inputs are never overwritten. All files are staged before the first is moved to its place, and the
/// tags come last.
struct WebAppTarget {
  let destination: WebAppDestination

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

  /// Creates the folder, if it is missing, and the images' files under other names.
  func open(_ plan: WebAppPlan) throws(LaunchImagesError) -> BuildOutputs {
    try BuildOutputs(
      in: destination.place, images: plan.images.map(\.file), isTrial: destination.isTrial)
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
  func stale(beside plan: WebAppPlan) -> [String] {
    StaleStartupImages.find(in: destination.place, beside: plan)
  }

  /// Removes images of an earlier build, if that is wanted. One that cannot be removed does not fail
  /// the build; the next build reports it.
  ///
  /// - Returns: What was removed; in a trial, what would be.
  func removeStale(beside plan: WebAppPlan) -> [String] {
    guard destination.prunes else { return [] }
    let stale = stale(beside: plan)
    return destination.isTrial ? stale : destination.place.remove(stale)
  }
}
