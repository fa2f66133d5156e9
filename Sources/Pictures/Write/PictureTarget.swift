package import Files

/// Writes the files of a build; no other code of a build writes.
///
/// Inputs are never overwritten. All files are staged before the first is moved to its place.
package struct PictureTarget {
  package let destination: PictureDestination
  /// The destination's folder.
  let place: OutputPlace
  private let ownFiles: OwnFiles

  /// - Parameter usesRecord: whether to use the folder's record to find launchgen's own files.
  /// - Throws: ``PictureError/outputFailed(path:_:)`` if the folder is outside of its root.
  package init(
    _ destination: PictureDestination, usesRecord: Bool = false
  ) throws(PictureError) {
    self.destination = destination
    do throws(FileError) {
      place = try OutputPlace(path: destination.folder, below: destination.root)
    } catch {
      throw .outputFailed(path: destination.folder, error)
    }
    ownFiles = OwnFiles(in: place, usesRecord: usesRecord)
  }

  /// Checks that none of `files`, which are paths in the output folder, would replace an input.
  func check<Recipe: PictureRecipe>(
    _ files: [String], against recipe: Recipe
  ) throws(Recipe.Failure) {
    let artworks = identities(of: recipe)
    let others = recipe.otherInputs.compactMap { path, error in
      FileIdentity(of: path).map { ($0, error) }
    }
    if artworks.isEmpty && others.isEmpty { return }
    for file in files {
      let path = destination.path(of: file)
      guard let output = FileIdentity(of: path) else { continue }
      if artworks.contains(output) { throw Recipe.Failure(.outputIsArtwork(path: path)) }
      for (other, error) in others where other == output { throw error }
    }
  }

  private func identities(of recipe: some PictureRecipe) -> Set<FileIdentity> {
    Set(recipe.artworks.compactMap { $0.source.path.flatMap { FileIdentity(of: $0) } })
  }

  /// Checks that the build replaces no file that others have made or edited.
  ///
  /// - Parameter page: a file in addition to the plan's files, and whether a text is an earlier
  ///   version of it.
  func checkOwnership(
    _ plan: PicturePlan, _ page: (file: String, isOwn: (String) -> Bool)?
  ) throws(PictureError) {
    if destination.replaces { return }
    func check(_ isOwn: Bool, _ file: String) throws(PictureError) {
      if !isOwn { throw .outputIsForeign(path: destination.path(of: file)) }
    }
    for picture in plan.pictures {
      let size = picture.isSizeFixed ? picture.size : nil
      try check(ownFiles.mayReplace(picture.file, .image(size: size)), picture.file)
    }
    for document in plan.documents {
      let shape = OwnFiles.Shape.text(isOwn: document.isOwn)
      try check(
        ownFiles.mayReplace(document.path, shape, with: document.bytes), document.path)
    }
    if let page { try check(ownFiles.mayReplace(page.file, .page(isOwn: page.isOwn)), page.file) }
  }

  /// Files of an earlier build that this build does not make.
  struct EarlierFiles {
    /// Files that launchgen made and nobody has edited. With both ``PictureDestination/replaces``
    /// and ``PictureDestination/prunes``, also the files that would otherwise be ``unknown``.
    var own: [String] = []
    /// Files that others may have made or edited.
    var unknown: [String] = []
  }

  /// Whether `--prune` may remove a file of an earlier build.
  private func mayRemove(_ file: EarlierFile) -> Bool {
    ownFiles.mayRemove(file.path, file.shape, isListed: file.isListed)
  }

  /// The paths of the existing files that a build with ``PictureDestination/prunes`` removes,
  /// unless it makes them.
  ///
  /// - Parameter find: finds files of earlier builds in the output folder.
  package func prunable(_ find: (OutputPlace) -> [EarlierFile]) -> [String] {
    guard destination.prunes else { return [] }
    return find(place).filter { destination.replaces || mayRemove($0) }.map(\.path)
  }

  /// Finds existing files of an earlier build. Inputs are left out.
  func earlierFiles<Recipe: PictureRecipe>(_ recipe: Recipe, _ plan: Recipe.Plan) -> EarlierFiles {
    let files = recipe.earlierFiles(plan, in: place)
    let existing = Set(place.files(among: files.map(\.path)))
    var found = EarlierFiles()
    for file in files where existing.contains(file.path) {
      if mayRemove(file) { found.own.append(file.path) } else { found.unknown.append(file.path) }
    }
    if found.own.isEmpty && found.unknown.isEmpty { return found }
    let inputs = identities(of: recipe)
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

  /// The warnings about files of earlier builds in the output folder.
  func warnings(_ found: EarlierFiles) -> [PictureWarning] {
    let own = destination.prunes ? [] : found.own
    return (own.isEmpty ? [] : [.staleFiles(own, folder: destination.folder)])
      + (found.unknown.isEmpty
        ? [] : [.unknownFiles(found.unknown, folder: destination.folder)])
  }

  /// Opens the images' files under temporary names, in the folders where they belong or in the
  /// staging folder.
  ///
  /// - Parameter wantsDigests: whether the images' digests are wanted.
  func open(_ plan: PicturePlan, wantsDigests: Bool) throws(PictureError) -> BuildOutputs {
    if let staging = destination.stagingFolder, FileKind(of: staging) != .folder {
      throw .outputFailed(path: staging, .missing)
    }
    return try BuildOutputs(
      in: place, images: plan.pictures.map(\.file), others: plan.documents.map(\.path),
      stagingFolder: destination.stagingFolder, isTrial: destination.isTrial,
      wantsDigests: wantsDigests)
  }

  /// Removes files of an earlier build, if the destination asks for it. A file that cannot be
  /// removed does not fail the build; the next build reports it.
  ///
  /// - Returns: The removed files; in a trial, the files that would be removed.
  func prune(_ found: EarlierFiles) -> [String] {
    guard destination.prunes else { return [] }
    return destination.isTrial ? found.own : place.remove(found.own)
  }

  /// The next record's entries for launchgen's own files that this build does not make.
  ///
  /// - Parameter files: all files that this build makes.
  func leftFiles(beside files: [String], _ found: EarlierFiles) -> [BuildRecord.File] {
    ownFiles.left(beside: files, found.own)
  }
}
