internal import SystemPackage

/// An output folder. Files are moved into the folder or its subfolders only after all files have
/// been staged.
///
/// Each file is staged under a temporary name, in its final folder or in a staging folder. Then
/// ``commit()`` renames the files to their final names, in the order of staging. A file that
/// already has the same bytes is not touched, so a build system sees no change.
///
/// With a staging folder, all temporary files are in the staging folder. Outside of it, only final
/// files and missing folders are created or changed.
///
/// If a person named the output folder, links in its path are followed (``OutputPlace``). A
/// subfolder that is a link is an error. A link that another program creates later has no effect:
/// folders stay open, and each file is accessed by its name in the open folder.
package struct OutputFolder: ~Copyable {
  /// The files in the output folder; `nil` in a dry run if the folder does not exist.
  private var files: RootFolder?
  private var staged: [StagedFile] = []
  private var outputs: [String: Output] = [:]
  /// The folder for staged files. If `nil`, each file is staged in its final folder. Always `nil`
  /// in a dry run.
  private let stagingFolder: OpenFolder?
  /// Whether to write nothing, and only to find out what would change.
  private let isDryRun: Bool
  private let replacesReadOnly: Bool
  /// The folders from which the files of killed runs have been removed.
  private var cleaned: Set<OpenFolder> = []

  private struct Output {
    let place: FilePlace
    /// The staged file; `nil` in a dry run, or if the file already had the same bytes.
    let file: StagedFile?
    /// The stamp of the existing file if it already had the same bytes.
    let found: FileStamp?
  }

  /// Creates the folder and the folders above it if they are missing. Removes the staged files that
  /// killed runs have left in the folder. When the value is destroyed, staged files that were not
  /// committed are removed.
  ///
  /// - Parameter replacesReadOnly: whether read-only files may be replaced. If not, a read-only
  ///   file that would change is an error.
  package init(
    path: String, stagingFolder: String? = nil, isDryRun: Bool = false,
    replacesReadOnly: Bool = false
  ) throws(FileError) {
    try self.init(
      OutputPlace(path: path, below: nil), stagingFolder: stagingFolder, isDryRun: isDryRun,
      replacesReadOnly: replacesReadOnly)
  }

  /// - Throws: ``FileError/linkedFolder(name:)`` if there is a link between the place's root and
  ///   the folder.
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

  /// Writes files into a folder: stages all files, and then commits them.
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

  /// Writes one file. If the file's folder is missing, creates the folder.
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

  /// Opens the file's subfolders, so that an error occurs before the file's bytes are made.
  /// Missing subfolders are created, except in a dry run.
  ///
  /// - Parameter name: the file's path in the output folder, such as `iPad/Launch.png`.
  /// - Throws: ``FileError/linkedFolder(name:)`` if a subfolder is a link;
  ///   ``FileError/notRegularFile`` for a device or a pipe.
  package mutating func prepare(_ name: String) throws(FileError) { _ = try place(of: name) }

  /// Stages a file for ``commit()``, unless the existing file already has the same bytes.
  ///
  /// - Parameter name: as for ``prepare(_:)``.
  /// - Returns: whether the file will change; in a dry run, whether the file would change.
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
    if !replacesReadOnly, let status = place.folder.status(of: place.name),
      OutputGate.isReadOnly(status)
    {
      throw .readOnly
    }
    if isDryRun { return true }
    let file = try StagedFile(for: place, stagingFolder: stagingFolder)
    try file.write(bytes)
    staged.append(file)
    outputs[name] = Output(place: place, file: file, found: nil)
    return true
  }

  /// Waits until all staged files are on the disk, and then moves each file to its place.
  package mutating func commit() throws(FileError) {
    try StagedFile.place(staged.map { ($0, nil) })
    staged = []
  }

  /// The stamp of a file in its final place. `nil` if the place no longer has the file that
  /// ``stage(_:_:)`` wrote or found there, or if that file has changed since.
  package func placedStamp(of name: String) -> FileStamp? {
    guard let output = outputs[name], let now = output.place.stamp else { return nil }
    // As long as the staged file is open, no other file can have its inode number.
    if let file = output.file {
      return file.written.flatMap { now.hasContents(of: $0) ? now : nil }
    }
    return output.found == now ? now : nil
  }

  /// The file's place; `nil` in a dry run if the file's folder does not exist.
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
