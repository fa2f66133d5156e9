internal import SystemPackage

/// A regular file as it was read, which can be replaced unless another program has changed it
/// since.
package struct FileSnapshot: Hashable, Sendable {
  package let path: String
  package let bytes: ContiguousArray<UInt8>
  /// The path of the file itself, with links resolved.
  let target: String

  /// Reads the file.
  ///
  /// - Throws: ``FileError/tooLarge(limit:)`` if it has more bytes than `limit`.
  package init(path: String, limit: Int = FileReader.byteLimit) throws(FileError) {
    let target = try SystemCalls.resolve(path)
    let type = try FileError.translating { try Stat(FilePath(path)).type }
    if type == .directory { throw .isDirectory }
    guard type == .regular else { throw .notRegularFile }
    bytes = try FileReader.read(path: target, limit: limit)
    self.path = path
    self.target = target
  }

  /// Whether the path still leads to the same file with the same bytes.
  var isCurrent: Bool {
    (try? SystemCalls.resolve(path)) == target
      && (try? FileReader.read(path: target, limit: bytes.count)) == bytes
  }
}
