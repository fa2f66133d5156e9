internal import SystemPackage

/// A file that is read, and then replaced in one step, unless somebody else has changed it in
/// the meantime.
///
/// The new bytes are staged in a file beside the real one: symbolic links are resolved. It gets the
/// old one's mode and, where that is allowed, its owner. At any moment the path names either all
/// of the old bytes or all of the new.
public struct FileReplacement: ~Copyable {
  public let path: String
  /// What the file held when it was read.
  public let bytes: ContiguousArray<UInt8>
  /// The file itself, whatever links lead to it.
  private let target: String
  private var staged: StagedFile?

  /// Reads the file.
  ///
  /// - Parameter limit: of a larger file no more bytes are read; it cannot be replaced then.
  public init(path: String, atMost limit: Int = FileReader.byteLimit) throws(FileError) {
    let target = try SystemCalls.resolve(path)
    let type = try FileError.translating { try Stat(FilePath(path)).type }
    if type == .directory { throw .isDirectory }
    guard type == .regular else { throw .failed(reason: "it is no regular file") }
    bytes = try FileReader.read(path: target, atMost: limit)
    self.path = path
    self.target = target
  }

  /// Writes the new bytes to the disk, beside the file.
  public mutating func stage(_ new: ContiguousArray<UInt8>) throws(FileError) {
    try checkWritable()
    Staging.removeStale(in: folder)
    let old = try FileError.translating { try Stat(FilePath(target)) }
    let file = try StagedFile(for: target, permissions: .ownerReadWrite)
    try file.write(new)
    try file.adopt(modeAndOwnerOf: old)
    staged = file
  }

  /// Puts the staged file in the place of the one that was read.
  ///
  /// - Throws: ``FileError/changed`` if the path names another file by now, or other bytes.
  public mutating func commit() throws(FileError) {
    guard let staged else { return }
    // Before the comparison: it takes the most time.
    try staged.synchronize()
    guard (try? SystemCalls.resolve(path)) == target,
      (try? FileReader.read(path: target)) == bytes
    else { throw .changed }
    try StagedFile.place([staged])
    self.staged = nil
  }

  /// Renaming would get past a file's own protection.
  private func checkWritable() throws(FileError) {
    try FileError.translating {
      try FileDescriptor.open(FilePath(target), .writeOnly, options: .closeOnExec).close()
    }
  }

  /// Where the file itself is, with a slash at the end.
  private var folder: String { StagedFile.parts(of: target).folder }
}
