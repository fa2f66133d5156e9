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
  private let path: String
  /// The open folder; `nil` in a trial if it does not exist.
  private let root: OpenFolder?
  private var staged: [StagedFile] = []
  /// The folder itself, if this value created it; it is removed again unless a file is moved into
  /// it.
  private let made: StagedFolder?
  /// The folder for staged files; `nil` to stage each file in the folder where it belongs, and in a
  /// trial.
  private let stagingFolder: OpenFolder?
  /// Whether to write nothing, and only to find out what would change.
  private let isTrial: Bool
  private let replacesReadOnly: Bool
  private var folders: [String: Subfolder] = [:]

  /// An open folder; `made` is the same folder, or `nil` if the folder existed before.
  private typealias Subfolder = (folder: OpenFolder, made: StagedFolder?)

  /// Creates the folder and the folders above it if they are missing, and removes staged files that
  /// killed runs have left in it. When the value is destroyed, staged files that were not committed
  /// are removed.
  ///
  /// - Parameter replacesReadOnly: whether read-only files may be replaced; otherwise, one that
  ///   would change is an error.
  package init(
    path: String, stagingFolder: String? = nil, isTrial: Bool = false,
    replacesReadOnly: Bool = false
  ) throws(FileError) {
    try self.init(
      OutputPlace(path: path, below: nil), stagingFolder: stagingFolder, isTrial: isTrial,
      replacesReadOnly: replacesReadOnly)
  }

  /// - Throws: ``FileError/linkedFolder(name:)`` if there is a link between the place's root and the
  ///   folder.
  package init(
    _ place: OutputPlace, stagingFolder: String? = nil, isTrial: Bool = false,
    replacesReadOnly: Bool = false
  ) throws(FileError) {
    path = place.path
    self.isTrial = isTrial
    self.replacesReadOnly = replacesReadOnly
    if isTrial {
      (root, made, self.stagingFolder) = (try place.open(), nil, nil)
      return
    }
    var made = place.followsLinks ? try Self.makeDirectories(path) : nil
    let root = try place.open { (missing) throws(FileError) in
      made = try Self.makeDirectory(missing, in: made) ?? made
    }
    let staging: OpenFolder? =
      if let stagingFolder { try OpenFolder(path: stagingFolder) } else { nil }
    (self.root, self.made, self.stagingFolder) = (root, made, staging)
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

  /// Opens a new file, which is then written piece by piece.
  ///
  /// - Parameter name: the file's name, preceded by the names of subfolders, each with a slash;
  ///   missing subfolders are created.
  /// - Throws: ``FileError/linkedFolder(name:)`` if a subfolder is a link;
  ///   ``FileError/notRegularFile`` for a device or a pipe.
  package mutating func open(
    _ name: String, wantsDigest: Bool = false
  ) throws(FileError) -> StagedOutput {
    let found = try place(of: name)
    let place = found?.place
    let status = place.flatMap { $0.folder.status(of: $0.name, followsLinks: true) }
    if status?.type == .directory { throw .isDirectory }
    if status.map(FileKind.init) == .other { throw .notRegularFile }
    return StagedOutput(
      for: place, in: found?.madeFolder, stagingFolder: stagingFolder, isTrial: isTrial,
      replacesReadOnly: replacesReadOnly, wantsDigest: wantsDigest)
  }

  /// Opens the file's subfolders, so that errors occur before any work is done.
  package mutating func prepare(_ name: String) throws(FileError) { _ = try place(of: name) }

  /// Adds a finished file to those that ``commit()`` moves, unless its bytes are the same as
  /// before.
  package mutating func stage(_ output: StagedOutput) {
    if let file = output.staged { staged.append(file) }
  }

  /// Returns whether the file will change.
  @discardableResult
  package mutating func stage(
    _ name: String, _ bytes: ContiguousArray<UInt8>
  ) throws(FileError) -> Bool {
    let output = try open(name)
    try output.append(bytes)
    try output.finish()
    stage(output)
    return output.changes
  }

  /// Moves every staged file to its place, once all of them are on the disk.
  package mutating func commit() throws(FileError) {
    try StagedFile.place(staged)
    staged = []
  }

  /// The file's place, and the folder that contains it if this value created that folder; `nil` in
  /// a trial if the folder does not exist.
  private mutating func place(
    of name: String
  ) throws(FileError) -> (place: FilePlace, madeFolder: StagedFolder?)? {
    guard let root else { return nil }
    if isTrial { return try root.place(of: name).map { ($0, nil) } }
    var parent: Subfolder = (root, made)
    var start = name.startIndex
    while let slash = name.utf8[start...].firstIndex(of: UInt8(ascii: "/")) {
      let below = String(name[..<slash])
      if let known = folders[below] {
        parent = known
      } else {
        parent = try subfolder(String(name[start..<slash]), in: parent)
        folders[below] = parent
      }
      start = name.utf8.index(after: slash)
    }
    return (FilePlace(folder: parent.folder, name: String(name[start...])), parent.made)
  }

  private func subfolder(
    _ name: String, in parent: Subfolder
  ) throws(FileError) -> Subfolder {
    do throws(FileError) {
      let folder = try parent.folder.folder(name)
      if stagingFolder == nil { Staging.removeStale(in: folder) }
      return (folder, nil)
    } catch .missing {
      let made = try Self.makeDirectory(
        FilePlace(folder: parent.folder, name: name), in: parent.made)
      return (try parent.folder.folder(name), made)
    }
  }

  /// Creates a directory; `nil` if it already exists.
  private static func makeDirectory(
    _ place: FilePlace, in parent: StagedFolder?
  ) throws(FileError) -> StagedFolder? {
    do throws(FileError) {
      return try StagedFolder(place, in: parent)
    } catch {
      // Another run may have created it in the meantime.
      if place.folder.status(of: place.name, followsLinks: true)?.type == .directory { return nil }
      throw place.kind == nil ? error : .notDirectory
    }
  }

  /// Creates a directory and the missing directories above it; `nil` if it already exists.
  static func makeDirectories(_ path: String) throws(FileError) -> StagedFolder? {
    if path.isEmpty { throw .missing }
    if path.isTooLongPath { throw FileError(.fileNameTooLong) }
    if FileKind(of: path) == .folder { return nil }
    let trimmed = path.endsInSlash ? path.pathFolder : path
    let above = trimmed.pathFolder
    let parent = above.isEmpty ? nil : try makeDirectories(above)
    return try makeDirectory(FilePlace.of(path: trimmed), in: parent)
  }
}
