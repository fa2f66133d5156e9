internal import SystemPackage

/// A replacement for a file. The new bytes are staged in the file's folder, and then replace the
/// file in one step.
///
/// Symbolic links are resolved. The new file gets the old file's mode and, if permitted, the old
/// file's owner. At any moment, the path leads to either all of the old bytes or all of the new
/// bytes.
///
/// If another program replaces or deletes the file at the same time, that change is preserved: the
/// staged file and the file are exchanged, and then the replaced file is compared with the bytes
/// that were read (``Staging/place(_:onStep:onEach:)``). Two cases are not covered:
///
/// - A program that has opened the old file writes into it after the comparison.
/// - The file system (NFS, FAT) cannot exchange files. Then the file is compared only before the
///   staged file is renamed.
package struct FileReplacement: ~Copyable {
  private let snapshot: FileSnapshot
  private let newBytes: ContiguousArray<UInt8>
  private let staged: StagedFile

  /// Writes the new bytes to a staged file in the same folder.
  ///
  /// - Throws: ``FileError/changed`` if the file does not exist any more.
  package init(of snapshot: FileSnapshot, with bytes: ContiguousArray<UInt8>) throws(FileError) {
    // Renaming ignores write protection of the file itself. So the file is opened for writing,
    // which fails if it is protected, except for the superuser.
    if snapshot.isReadOnly { throw .readOnly }
    try FileError.translating {
      do {
        let options: FileDescriptor.OpenOptions = [.closeOnExec, .nonBlocking]
        try FileDescriptor.open(FilePath(snapshot.target), .writeOnly, options: options).close()
      } catch Errno.noSuchFileOrDirectory {
        throw FileError.changed
      }
    }
    let place = try snapshot.place()
    Staging.removeStale(in: place.folder)
    if place.kind == nil { throw .changed }
    staged = try StagedFile(bytes, replacing: place)
    self.snapshot = snapshot
    newBytes = bytes
  }

  /// - Throws: ``FileError/changed`` if the path now leads to another file or to other bytes, or to
  ///   no file.
  package consuming func commit() throws(FileError) { try commit { _ in } }

  /// - Parameter onStep: called between the steps. Tests use it to act as another program.
  consuming func commit(onStep: (ExchangeStep) -> Void) throws(FileError) {
    // Synchronizing takes the most time, so it comes before the comparison.
    try staged.synchronize()
    // This comparison finds nearly every change without touching anything.
    guard try snapshot.isCurrent() else { throw .changed }
    onStep(.compared)
    let replaced = ExchangedName(
      of: staged.final.name, old: snapshot.bytes, new: newBytes,
      // Without memory for the comparison, the file is put back too.
      isOld: { [snapshot] in (try? snapshot.isCurrent(at: $0.path)) ?? false })
    try StagedFile.place([(staged, replaced)], onStep: onStep)
  }
}

/// A regular file as it was read. The file can be replaced unless another program has changed it
/// since the reading.
package struct FileSnapshot: Equatable, Sendable {
  package let path: String
  package let bytes: ContiguousArray<UInt8>
  /// ``path`` with links resolved.
  let target: String
  private let root: String?

  /// Reads a file, and stores its resolved path.
  ///
  /// - Parameter root: the folder that must contain the file, as an absolute path without links;
  ///   `nil` if the file may be anywhere.
  package init(
    path: String, limit: Int = FileReader.byteLimit, below root: String? = nil
  ) throws(FileError) {
    let target = try ResolvedPath.of(path)
    if let root, target.names(below: root) == nil { throw .outside(folder: root) }
    self.root = root
    let type = try FileError.translating { try Stat(FilePath(path)).type }
    if type == .directory { throw .isDirectory }
    guard type == .regular else { throw .notRegularFile }
    bytes = try FileReader.read(found: target, limit: limit)
    self.path = path
    self.target = target
  }

  /// The file's place. A link on the way from `root` to the file is an error.
  func place() throws(FileError) -> FilePlace {
    guard let root, let names = target.names(below: root), let name = names.last
    else { return try FilePlace.of(path: target) }
    var folder = try OpenFolder(path: root)
    for name in names.dropLast() { folder = try folder.folder(name) }
    return FilePlace(folder: folder, name: name)
  }

  /// Removes the staged files that killed runs have left in the file's folder.
  package func removeAbandoned() {
    if let place = try? place() { Staging.removeStale(in: place.folder) }
  }

  package var isReadOnly: Bool { OutputGate.isReadOnly(target) }

  /// Whether ``path`` still leads to ``target``, and the file at `place` has the same ``bytes``.
  ///
  /// - Parameter place: the path of the file to compare; `nil` for ``target``.
  /// - Throws: ``FileError/exhausted(reason:)`` if there is no memory or no descriptor for the
  ///   comparison.
  func isCurrent(at place: String? = nil) throws(FileError) -> Bool {
    let place = place ?? target
    do throws(FileError) {
      let resolved = try ResolvedPath.of(path)
      guard resolved == target, FileKind(of: place, followsLinks: false) == .file else {
        return false
      }
      let found = try FileReader.read(found: place, limit: bytes.count)
      return found == bytes
    } catch {
      if case .exhausted = error { throw error }
      return false
    }
  }
}
