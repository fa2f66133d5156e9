package import Platform

/// The output folder of a build. Checks which files the build may write, opens the files, and
/// removes files of earlier builds.
///
/// Inputs are never overwritten. All files are staged before the first is moved to its place.
package struct PictureTarget {
  package let destination: PictureDestination
  let place: OutputPlace
  private let ownFiles: OwnFiles

  /// - Parameter usesRecord: whether to use the folder's record to find launchgen's own files.
  package init(
    _ destination: PictureDestination, usesRecord: Bool = false
  ) throws(PictureError) {
    self.destination = destination
    place = try mapError(try OutputPlace(path: destination.folder, below: destination.root)) {
      PictureError.outputFailed(path: destination.folder, $0)
    }
    ownFiles = OwnFiles(in: place, usesRecord: usesRecord)
  }

  /// The folder's record; `nil` if the folder has no record, or if the record is not used.
  var record: BuildRecord? { ownFiles.record }

  /// Checks that a build may write all of its files, before any is written.
  ///
  /// - Parameter page: a file in addition to the plan's files, and a test that recognizes earlier
  ///   versions of the file.
  func admit(
    _ plan: PicturePlan, of recipe: some PictureRecipe,
    _ page: (file: String, isOwn: (String) -> Bool)? = nil
  ) throws(PictureError) {
    _ = try mapError(try place.open()) {
      PictureError.outputFailed(path: destination.folder, $0)
    }
    var gate = destination.gate.with(
      replaces: destination.replaces, replacesReadOnly: destination.replacesReadOnly)
    gate.add(inputs: recipe.artworks.compactMap(\.source.path) + recipe.otherInputs)
    for picture in plan.pictures {
      let size = picture.isSizeFixed ? picture.size : nil
      try admit(picture.file, .image(size: size), nil, &gate)
    }
    for document in plan.documents {
      try admit(document.path, .text(isOwn: document.isOwn), document.bytes, &gate)
    }
    if let page { try admit(page.file, .page(isOwn: page.isOwn), nil, &gate) }
    // A link, folder or device in the record's place does not stop a build: records are optional.
    if [nil, .file].contains(FileKind(of: destination.path(of: BuildRecord.fileName))) {
      try admit(BuildRecord.fileName, .text { _ in true }, nil, &gate)
    }
  }

  private func admit(
    _ file: String, _ shape: OwnFiles.Shape, _ bytes: ContiguousArray<UInt8>?,
    _ gate: inout OutputGate
  ) throws(PictureError) {
    let path = destination.path(of: file)
    try mapError(
      try gate.admit(path, writing: bytes, mayBeSame: bytes == nil) {
        ownFiles.mayReplace(file, shape, with: bytes)
      }
    ) { PictureError.outputRefused(path: path, $0) }
  }

  /// Files of an earlier build that this build does not make.
  struct EarlierFiles {
    /// Files that launchgen made, and that nobody has edited or made read-only. With both
    /// `--replace` and `--prune`, files that would otherwise be ``unknown`` are here too.
    var own: [String] = []
    /// Files that others may have made, edited or made read-only.
    var unknown: [String] = []
  }

  private func mayRemove(_ file: EarlierFile) -> Bool {
    (destination.replaces || !OutputGate.isReadOnly(destination.path(of: file.path)))
      && ownFiles.mayRemove(file.path, file.shape, isListed: file.isListed)
  }

  /// The paths of the files that `find` finds and a build may remove; empty if the build does not
  /// prune. Files that the build makes itself may be included, but the build keeps them.
  package func prunable(_ find: (OutputPlace) -> [EarlierFile]) -> [String] {
    guard destination.prunes else { return [] }
    return find(place).filter { destination.replaces || mayRemove($0) }.map(\.path)
  }

  /// Finds existing files of an earlier build. Inputs are left out.
  func earlierFiles<Recipe: PictureRecipe>(_ recipe: Recipe, _ plan: Recipe.Plan) -> EarlierFiles {
    let files = recipe.earlierFiles(plan, in: place)
    let existing = Set(place.files(among: files.map(\.path)))
    if existing.isEmpty { return EarlierFiles() }
    let inputs = OutputGate(inputs: recipe.artworks.compactMap(\.source.path))
    var found = EarlierFiles()
    for file in files
    where existing.contains(file.path) && !inputs.isInput(destination.path(of: file.path)) {
      if mayRemove(file) { found.own.append(file.path) } else { found.unknown.append(file.path) }
    }
    if destination.replaces && destination.prunes {
      found.own = (found.own + found.unknown).sorted()
      found.unknown = []
    }
    return found
  }

  func warnings(_ found: EarlierFiles) -> [PictureWarning] {
    let own = destination.prunes ? [] : found.own
    return (own.isEmpty ? [] : [.staleFiles(own, folder: destination.folder)])
      + (found.unknown.isEmpty
        ? [] : [.unknownFiles(found.unknown, folder: destination.folder)])
  }

  func open(_ plan: PicturePlan, wantsDigests: Bool) throws(PictureError) -> BuildOutputs {
    if let staging = destination.stagingFolder, FileKind(of: staging) != .folder {
      throw .outputFailed(path: staging, .missing)
    }
    return try BuildOutputs(in: place, destination, plan, wantsDigests: wantsDigests)
  }

  func removedFiles(of found: EarlierFiles) -> [String] { destination.prunes ? found.own : [] }

  /// Removes files of an earlier build, if ``PictureDestination/prunes`` is true. If a file cannot
  /// be removed, the build still succeeds.
  ///
  /// - Returns: The removed files; in a dry run, the files that would be removed.
  func prune(_ found: EarlierFiles) -> [String] {
    let files = removedFiles(of: found)
    return destination.isDryRun ? files : place.remove(files)
  }

  /// The next record's entries for files that stay in the folder: files that launchgen made earlier
  /// and that this build does not make.
  func leftFiles(beside files: [String], _ found: EarlierFiles) -> [BuildRecord.File] {
    ownFiles.left(beside: files, found.own)
  }
}

/// The folder where pictures are written, and which files there may be replaced or removed.
public struct PictureDestination: Hashable, Sendable {
  /// The folder for the files. It is created if it is missing.
  public var folder: String
  /// An existing folder for unfinished files, as a sandbox may require. If `nil`, each unfinished
  /// file is in the folder of the finished file. An Info.plist is never staged in this folder.
  public var stagingFolder: String?
  /// Whether to remove files of an earlier build that this build does not make.
  public var prunes = false
  /// Whether to replace files that others may have made or edited. With ``prunes``, such files may
  /// also be removed. If false, replacing such a file is an error, and nothing is written.
  public var replaces = false
  /// Whether to write nothing, and only find out what would change.
  public var isDryRun = false
  /// Whether a read-only file stops a dry run, as it stops a build. If false, a dry run reports a
  /// read-only file like any other file.
  var refusesReadOnlyInDryRun = false
  /// The check that prevents a run from overwriting an input or writing the same output twice.
  package var gate = OutputGate()
  /// The folder that must contain ``folder``, as an absolute path without links. `nil` if a user
  /// named ``folder``; it may then be anywhere.
  package var root: String?

  package init(folder: String) { self.folder = folder }

  var replacesReadOnly: Bool { replaces || isDryRun && !refusesReadOnlyInDryRun }

  package func path(of file: String) -> String { Path.joined(folder, file) }
}
