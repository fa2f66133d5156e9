internal import SystemPackage

/// A folder that receives several files, all or none, directly and in subfolders.
///
/// Files are staged under other names in the folders where they belong, or in a staging folder. Once
/// all are staged, ``commit()`` renames them, in the order in which they were staged. A file that
/// already has the same bytes is left alone, so that a build system sees no change.
///
/// With a staging folder, nothing but the files is created, renamed or removed outside of it, except
/// for missing folders. Where a rename from it is impossible or forbidden, ``commit()`` writes into
/// the existing files; if that fails, they get their old bytes back.
package struct OutputFolder: ~Copyable {
  package let path: String
  private var staged: [StagedFile] = []
  /// The folder itself, if it was created: it is removed again if no file reaches its place.
  private let made: StagedFolder?
  private let stagingFolder: String?
  /// Whether to find out what would change, and to write nothing.
  private let isTrial: Bool
  /// The subfolders that have been checked; `nil` for those that already existed.
  private var folders: [String: StagedFolder?] = [:]

  /// Creates the folder and those above it if they are missing, and removes staged files that
  /// killed runs have left in it. Files that are staged but not committed are removed with the
  /// value.
  ///
  /// - Parameters:
  ///   - stagingFolder: an existing folder for staged files, in place of the folder itself.
  ///   - isTrial: whether to write nothing, and only to find out what would change.
  package init(
    path: String, stagingFolder: String? = nil, isTrial: Bool = false
  ) throws(FileError) {
    self.path = path
    self.stagingFolder = stagingFolder
    self.isTrial = isTrial
    made = isTrial ? nil : try Self.makeDirectories(path)
    if !isTrial { Staging.removeStale(in: stagingFolder ?? path) }
  }

  /// The path of a file in the folder.
  package static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A new file, to be written piece by piece.
  ///
  /// - Parameter name: the file's name, preceded by those of subfolders, each with a slash; missing
  ///   subfolders are created.
  package mutating func open(_ name: String) throws(FileError) -> StagedOutput {
    let final = Self.path(of: name, in: path)
    let folder = isTrial ? nil : try folder(of: name)
    if Self.isDirectory(final) { throw .isDirectory }
    return StagedOutput(
      for: final, in: folder, stagingFolder: stagingFolder, isTrial: isTrial)
  }

  /// Adds a finished file to those that will be moved, if it changes.
  package mutating func stage(_ output: StagedOutput) {
    if let file = output.staged { staged.append(file) }
  }

  /// - Parameter name: as for ``open(_:)``.
  /// - Returns: Whether the file will change.
  /// - Complexity: O(`bytes.count`)
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

  /// Removes files, then the subfolders that are empty without them.
  ///
  /// - Returns: The names of the files that no longer exist.
  package static func remove(_ names: [String], from folder: String) -> [String] {
    let removed = names.filter { name in
      let path = path(of: name, in: folder)
      SystemCalls.remove(path)
      return FileKind(of: path, followsLinks: false) == nil
    }
    let folders = Set(
      removed.flatMap { name in name.indices.filter { name[$0] == "/" }.map { name[..<$0] } })
    for name in folders.sorted(by: { $0.count > $1.count }) {
      SystemCalls.removeEmptyDirectory(path(of: String(name), in: folder))
    }
    return removed
  }

  /// The subfolder for the file, if it was created for staged files.
  private mutating func folder(of name: String) throws(FileError) -> StagedFolder? {
    var made = made
    for slash in name.indices where name[slash] == "/" {
      let below = Self.path(of: String(name[..<slash]), in: path)
      if let known = folders[below] {
        made = known
      } else {
        made = try Self.makeDirectory(below, in: made)
        if made == nil && stagingFolder == nil { Staging.removeStale(in: below) }
        folders.updateValue(made, forKey: below)
      }
    }
    return made
  }

  /// `nil` if the directory already exists.
  private static func makeDirectory(
    _ path: String, in parent: StagedFolder?
  ) throws(FileError) -> StagedFolder? {
    if isDirectory(path) { return nil }
    do {
      return try StagedFolder(path: path, in: parent)
    } catch {
      try expectDirectory(path, error)
      return nil
    }
  }

  /// Creates a directory and those above it; `nil` if it already exists.
  private static func makeDirectories(_ path: String) throws(FileError) -> StagedFolder? {
    if path.isEmpty { throw .missing }
    if isDirectory(path) { return nil }
    let slash = UInt8(ascii: "/")
    let trimmed = path.utf8.last == slash ? Substring(path.utf8.dropLast()) : path[...]
    var parent: StagedFolder?
    if let slash = trimmed.utf8.lastIndex(of: slash), slash > trimmed.startIndex {
      parent = try makeDirectories(String(trimmed[..<slash]))
    }
    return try makeDirectory(path, in: parent)
  }

  /// Creates a directory and those above it, which stay.
  static func makePermanentDirectories(_ path: String) throws(FileError) {
    if isDirectory(path) { return }
    let (folder, _) = StagedFile.parts(of: path)
    let parent = String(folder.dropLast())
    if !parent.isEmpty { try makePermanentDirectories(parent) }
    do {
      try SystemCalls.makeDirectory(path)
    } catch {
      try expectDirectory(path, error)
    }
  }

  /// After an error: another run may have created the directory in the meantime.
  private static func expectDirectory(_ path: String, _ error: FileError) throws(FileError) {
    if isDirectory(path) { return }
    let isSomething = (try? Stat(FilePath(path), followTargetSymlink: false)) != nil
    throw isSomething ? .notDirectory : error
  }

  private static func isDirectory(_ path: String) -> Bool {
    (try? Stat(FilePath(path)))?.type == .directory
  }
}
