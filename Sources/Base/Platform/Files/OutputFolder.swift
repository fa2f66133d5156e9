internal import SystemPackage

/// An output folder into which files are moved, directly or in subfolders: all of them or none.
///
/// Files are staged under temporary names in the folders where they belong, or in a staging folder.
/// Once all are staged, ``commit()`` renames them, in the order in which they were staged. A file
/// that already has the same bytes is left alone, so that a build system sees no change.
///
/// With a staging folder, only the files themselves and missing folders are created, renamed or
/// removed outside of it.
///
/// Links in the folder's own path are followed if a person named it (``OutputPlace``). A link among
/// the subfolders is an error, even if another program creates it during the run: folders are kept
/// open, and files are reached by their names in them.
package struct OutputFolder: ~Copyable {
  /// The files in the open folder; `nil` in a dry run if it does not exist.
  private var files: RootFolder?
  private var staged: [StagedFile] = []
  private var outputs: [String: Output] = [:]
  /// The folder for staged files; `nil` to stage each file in the folder where it belongs, and in a
  /// dry run.
  private let stagingFolder: OpenFolder?
  /// Whether to write nothing, and only to find out what would change.
  private let isDryRun: Bool
  private let replacesReadOnly: Bool
  /// The folders from which the files of killed runs have been removed.
  private var cleaned: Set<OpenFolder> = []

  private struct Output {
    let place: FilePlace
    /// The staged file; `nil` if the file already had the same bytes, and in a dry run.
    let file: StagedFile?
    /// The stamp of the file that already had the same bytes.
    let found: FileStamp?
  }

  /// Creates the folder and the folders above it if they are missing, and removes staged files that
  /// killed runs have left in it. When the value is destroyed, staged files that were not committed
  /// are removed.
  ///
  /// - Parameter replacesReadOnly: whether read-only files may be replaced; otherwise, one that
  ///   would change is an error.
  package init(
    path: String, stagingFolder: String? = nil, isDryRun: Bool = false,
    replacesReadOnly: Bool = false
  ) throws(FileError) {
    try self.init(
      OutputPlace(path: path, below: nil), stagingFolder: stagingFolder, isDryRun: isDryRun,
      replacesReadOnly: replacesReadOnly)
  }

  /// - Throws: ``FileError/linkedFolder(name:)`` if there is a link between the place's root and the
  ///   folder.
  package init(
    _ place: OutputPlace, stagingFolder: String? = nil, isDryRun: Bool = false,
    replacesReadOnly: Bool = false
  ) throws(FileError) {
    self.isDryRun = isDryRun
    self.replacesReadOnly = replacesReadOnly
    if isDryRun {
      (files, self.stagingFolder) = (try place.open().map { RootFolder($0) }, nil)
      return
    }
    let root = try place.make()
    let staging: OpenFolder? =
      if let stagingFolder { try OpenFolder(path: stagingFolder) } else { nil }
    (files, self.stagingFolder) = (RootFolder(root), staging)
    cleaned = [root]
    Staging.removeStale(in: staging ?? root)
  }

  /// Writes files into a folder, all or none, as ``stage(_:_:)`` and ``commit()`` do.
  package static func write(
    _ files: [(name: String, bytes: ContiguousArray<UInt8>)], into path: String,
    replacesReadOnly: Bool = false
  ) throws(FileFailure) {
    var current = path
    do throws(FileError) {
      var folder = try OutputFolder(path: path, replacesReadOnly: replacesReadOnly)
      for (name, bytes) in files {
        current = Path.joined(path, name)
        try folder.stage(name, bytes)
      }
      try folder.commit()
    } catch {
      throw FileFailure(path: current, error: error)
    }
  }

  /// Writes one file, whose folder is created if it is missing.
  ///
  /// - Returns: whether the file was written; `false` if it already had the same bytes.
  package static func write(
    _ bytes: ContiguousArray<UInt8>, to path: String, replacesReadOnly: Bool = false
  ) throws(FileError) -> Bool {
    let (parent, name) = path.pathParts
    var folder = try OutputFolder(
      path: parent.isEmpty ? "." : parent, replacesReadOnly: replacesReadOnly)
    let isWritten = try folder.stage(name, bytes)
    try folder.commit()
    return isWritten
  }

  /// Opens the file's subfolders, so that errors occur before any work is done.
  ///
  /// - Parameter name: the file's name, preceded by the names of subfolders, each with a slash;
  ///   missing subfolders are created.
  /// - Throws: ``FileError/linkedFolder(name:)`` if a subfolder is a link;
  ///   ``FileError/notRegularFile`` for a device or a pipe.
  package mutating func prepare(_ name: String) throws(FileError) { _ = try place(of: name) }

  /// Adds a file to those that ``commit()`` moves, unless its bytes are the same as before.
  ///
  /// - Parameter name: as for ``prepare(_:)``.
  /// - Returns: whether the file will change, or would in a dry run.
  @discardableResult
  package mutating func stage(
    _ name: String, _ bytes: ContiguousArray<UInt8>
  ) throws(FileError) -> Bool {
    guard let place = try place(of: name) else { return true }
    // A link, or a file that cannot be read, is not compared but replaced.
    let found = place.stamp
    if let found, found.size == bytes.count, place.has(bytes) {
      outputs[name] = Output(place: place, file: nil, found: found)
      return false
    }
    if !replacesReadOnly { try place.refuseReadOnly() }
    if isDryRun { return true }
    let file = try StagedFile(for: place, stagingFolder: stagingFolder)
    try file.write(bytes)
    staged.append(file)
    outputs[name] = Output(place: place, file: file, found: nil)
    return true
  }

  /// Moves every staged file to its place, once all of them are on the disk.
  package mutating func commit() throws(FileError) {
    try StagedFile.place(staged)
    staged = []
  }

  /// The stamp of a file in its final place; `nil` if another file is there now, or if the file has
  /// changed since it was written or compared.
  package func placedStamp(of name: String) -> FileStamp? {
    guard let output = outputs[name], let now = output.place.stamp else { return nil }
    // As long as the staged file is open, no other file can have its inode number.
    if let file = output.file {
      return file.written.flatMap { now.hasContents(of: $0) ? now : nil }
    }
    return output.found == now ? now : nil
  }

  /// The file's place; `nil` in a dry run if its folder does not exist.
  private mutating func place(of name: String) throws(FileError) -> FilePlace? {
    guard let place = try files?.file(name, makesFolders: !isDryRun).place else { return nil }
    if !isDryRun, stagingFolder == nil, cleaned.insert(place.folder).inserted {
      Staging.removeStale(in: place.folder)
    }
    let status = place.folder.status(of: place.name, followsLinks: true)
    if status?.type == .directory { throw .isDirectory }
    if status.map(FileKind.init) == .other { throw .notRegularFile }
    return place
  }
}
