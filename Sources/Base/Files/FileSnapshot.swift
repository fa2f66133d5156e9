internal import SystemPackage

/// A regular file as it was read, which can be replaced unless another program has changed it
/// since.
package struct FileSnapshot: Equatable, Sendable {
  package let path: String
  package let bytes: ContiguousArray<UInt8>
  /// The path of the file itself, with links resolved.
  let target: String
  /// The folder in which the file must be; `nil` if it may be anywhere.
  private let root: String?

  /// Reads a file and notes its place.
  ///
  /// - Parameter root: the absolute path, without links, of the folder that the file must be in;
  ///   `nil` if it may be anywhere.
  /// - Throws: ``FileError/tooLarge(limit:)`` if the file has more bytes than `limit`.
  package init(
    path: String, limit: Int = FileReader.byteLimit, below root: String? = nil
  ) throws(FileError) {
    let target = try SystemCalls.resolve(path)
    if let root, target.names(below: root) == nil { throw .outside(folder: root) }
    self.root = root
    let type = try FileError.translating { try Stat(FilePath(path)).type }
    if type == .directory { throw .isDirectory }
    guard type == .regular else { throw .notRegularFile }
    bytes = try FileReader.read(found: target, limit: limit)
    self.path = path
    self.target = target
  }

  /// Opens the folder that contains the file, without following a link on the way from the root.
  func place() throws(FileError) -> FilePlace {
    guard let root, let names = target.names(below: root), let name = names.last
    else { return try FilePlace.of(path: target) }
    var folder = try OpenFolder(path: root)
    for name in names.dropLast() { folder = try folder.folder(name) }
    return FilePlace(folder: folder, name: name)
  }

  /// Removes what killed runs have left in the file's folder.
  package func removeAbandoned() {
    if let place = try? place() { Staging.removeStale(in: place.folder) }
  }

  package var isReadOnly: Bool { OutputGate.isReadOnly(target) }

  /// Whether the path still leads to the same file with the same bytes.
  ///
  /// - Throws: ``FileError/exhausted(reason:)`` if there is no memory or no descriptor for the
  ///   comparison.
  func isCurrent() throws(FileError) -> Bool { try isCurrent(at: target) }

  /// Whether ``path`` still leads to ``target``, and the file at `place` has the bytes that were
  /// read.
  ///
  /// - Parameter place: the path where the file is now; it must not be a link.
  func isCurrent(at place: String) throws(FileError) -> Bool {
    do throws(FileError) {
      let resolved = try SystemCalls.resolve(path)
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
