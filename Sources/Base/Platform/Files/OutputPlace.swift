/// The path of an output folder and, if the path comes from a file, a root that it must not leave.
package struct OutputPlace: Equatable, Sendable {
  package let path: String
  /// The absolute path, without links, of the root; `nil` if a person named the folder.
  private let root: String?
  /// The names of the folders from the root to the output folder.
  private var names: [String] = []

  /// The place of a folder that a person named; links in its path are followed.
  package init(path: String) {
    self.path = path
    root = nil
  }

  /// The place of a folder whose path comes from a file and must not lead out of `root`.
  ///
  /// Links in the path are resolved now. Their targets may change later, so from now on no link is
  /// followed on the way from the root to the folder.
  ///
  /// - Parameter root: the absolute path, without links, of an existing folder; `nil` for a folder
  ///   that a person named.
  package init(path: String, below root: String?) throws(FileError) {
    try PackageFolder.check(path)
    self.path = path
    self.root = root
    guard let root else { return }
    var resolver = PathResolver()
    guard let names = resolver.resolve(path)?.names(below: root) else {
      throw .outside(folder: root)
    }
    self.names = names
  }

  /// Opens the folder; `nil` if it does not exist.
  package func open() throws(FileError) -> OpenFolder? {
    do throws(FileError) {
      return try open { (_) throws(FileError) in throw .missing }
    } catch .missing {
      return nil
    }
  }

  /// Opens the folder.
  ///
  /// - Parameter makeMissing: creates a missing folder on the way.
  func open(
    makeMissing: (FilePlace) throws(FileError) -> Void
  ) throws(FileError) -> OpenFolder {
    guard let root else { return try OpenFolder(path: path) }
    var folder = try OpenFolder(path: root)
    for name in names {
      do throws(FileError) {
        folder = try folder.folder(name)
      } catch .missing {
        try makeMissing(FilePlace(folder: folder, name: name))
        folder = try folder.folder(name)
      }
    }
    return folder
  }

  var followsLinks: Bool { root == nil }

  /// The names among `names` that belong to regular files; links below the folder are not followed.
  ///
  /// - Parameter names: paths in the folder.
  package func files(among names: [String]) -> [String] {
    guard var places = FilePlaces(in: self) else { return [] }
    return names.filter { places.place(of: $0)?.kind == .file }
  }

  /// The kind of a file in the folder; links are not followed. `nil` if it does not exist.
  package func kind(of name: String) -> FileKind? { (try? open()?.place(of: name))?.kind }

  /// Opens a file for reading; `nil` if it is not a regular file or cannot be read.
  package func reading(_ name: String) -> ReadableFile? {
    guard let place = try? open()?.place(of: name) else { return nil }
    return try? ReadableFile(place)
  }

  /// The file's bytes; `nil` if it is not a regular file of at most `limit` bytes.
  package func bytes(of name: String, limit: Int) -> ContiguousArray<UInt8>? {
    try? reading(name)?.bytes(limit: limit)
  }

  /// The stamps of regular files, in the order of `names`; `nil` if a file is missing.
  package func stamps(of names: [String]) -> [FileStamp]? {
    guard var places = FilePlaces(in: self) else { return nil }
    var stamps: [FileStamp] = []
    for name in names {
      guard let stamp = places.place(of: name)?.stamp else { return nil }
      stamps.append(stamp)
    }
    return stamps
  }

  /// Writes a file that can be made again, without waiting until it is on the disk.
  package func write(_ name: String, _ bytes: ContiguousArray<UInt8>) throws(FileError) {
    guard let folder = try open() else { throw .missing }
    try StagedFile.write(bytes, to: FilePlace(folder: folder, name: name))
  }

  /// Removes files, then the subfolders that have become empty; links are not followed.
  ///
  /// - Returns: The names of the files that no longer exist.
  package func remove(_ names: [String]) -> [String] {
    guard let folder = try? open() else { return [] }
    let removed = names.filter { name in
      guard let place = try? folder.place(of: name) else { return false }
      SystemCalls.remove(place)
      return place.kind == nil
    }
    folder.removeEmptyFolders(of: removed)
    return removed
  }
}

/// The places of many files in an output folder: each subfolder is opened once.
private struct FilePlaces {
  private let root: OpenFolder
  /// The subfolders that have been opened, by path; `nil` for a folder that is missing or a link.
  private var folders: [String: OpenFolder?] = [:]

  init?(in place: OutputPlace) {
    guard let root = try? place.open() else { return nil }
    self.root = root
  }

  mutating func place(of name: String) -> FilePlace? {
    guard name.hasSlash else { return FilePlace(folder: root, name: name) }
    let below = name.pathFolder
    let folder = folders[below] ?? (try? root.place(of: name))?.folder
    folders.updateValue(folder, forKey: below)
    return folder.map { FilePlace(folder: $0, name: name.pathParts.name) }
  }
}
