/// The path of an output folder. A path that a person named may lead anywhere. For a path that is
/// written in a file, the place also has a root: a folder that the path must not leave.
package struct OutputPlace: Equatable, Sendable {
  package let path: String
  /// The real path of the folder that `path` must stay in; `nil` if a person named `path`.
  private let root: String?
  /// The names of the folders from the root to the output folder.
  private var names: [String] = []

  /// The place of a folder that a person named; links in its path are followed.
  package init(path: String) {
    self.path = path
    root = nil
  }

  /// The place of a folder whose path is written in a file. The path must not lead out of `root`.
  ///
  /// Links in the path are resolved now. Because links may change later, no link on the way from
  /// the root to the folder is followed from now on.
  ///
  /// - Parameter root: the absolute path, without links, of an existing folder; `nil` for a folder
  ///   that a person named.
  package init(path: String, below root: String?) throws(FileError) {
    try PackageFolder.check(path)
    self.path = path
    self.root = root
    guard let root else { return }
    guard let names = ResolvedPath.ofNearest(path)?.names(below: root) else {
      throw .outside(folder: root)
    }
    self.names = names
  }

  /// Opens the folder; `nil` if it does not exist.
  package func open() throws(FileError) -> OpenFolder? {
    do throws(FileError) {
      guard let root else { return try OpenFolder(path: path) }
      var folder = try OpenFolder(path: root)
      for name in names { folder = try folder.folder(name) }
      return folder
    } catch .missing {
      return nil
    }
  }

  /// Opens the folder; missing folders in the path are created.
  func make() throws(FileError) -> OpenFolder {
    guard let root else { return try OpenFolder.making(path: path) }
    var folder = try OpenFolder(path: root)
    for name in names { folder = try folder.makingFolder(name) }
    return folder
  }

  private var files: RootFolder? { (try? open()).map { RootFolder($0) } }

  private func place(of name: String) -> FilePlace? {
    var files = files
    return files?.place(of: name)
  }

  /// The elements of `names` that are regular files; links below the folder are not followed.
  ///
  /// - Parameter names: paths relative to the folder.
  package func files(among names: [String]) -> [String] {
    guard var files else { return [] }
    return names.filter { files.place(of: $0)?.kind == .file }
  }

  /// The kind of a file in the folder; `nil` if the file does not exist. Links are not followed.
  package func kind(of name: String) -> FileKind? { place(of: name)?.kind }

  /// Opens a file for reading; `nil` if it is not a regular file or cannot be read.
  package func reading(_ name: String) -> ReadableFile? {
    guard let place = place(of: name) else { return nil }
    return try? ReadableFile(place)
  }

  /// The file's bytes; `nil` if it is not a regular file of at most `limit` bytes.
  package func bytes(of name: String, limit: Int) -> ContiguousArray<UInt8>? {
    try? reading(name)?.bytes(limit: limit)
  }

  /// The stamps of files, in the order of `names`; `nil` if a file is missing or not regular.
  package func stamps(of names: [String]) -> [FileStamp]? {
    guard var files else { return nil }
    let stamps = names.map { files.place(of: $0)?.stamp }
    return stamps.contains(nil) ? nil : stamps.compactMap(\.self)
  }

  /// Writes a file without waiting until the file is on the disk. For files that can be made again.
  package func write(_ name: String, _ bytes: ContiguousArray<UInt8>) throws(FileError) {
    guard let folder = try open() else { throw .missing }
    try StagedFile.write(bytes, to: FilePlace(folder: folder, name: name))
  }

  /// Removes files, then the subfolders that have become empty; links are not followed.
  ///
  /// - Returns: The names of the files that no longer exist.
  package func remove(_ names: [String]) -> [String] {
    guard let folder = try? open() else { return [] }
    var files = RootFolder(folder)
    let removed = names.filter { name in
      guard let place = files.place(of: name) else { return false }
      SystemCalls.remove(place)
      return place.kind == nil
    }
    folder.removeEmptyFolders(of: removed)
    return removed
  }
}
