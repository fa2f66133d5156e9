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
  private var temporary: String?

  /// Reads the file.
  public init(path: String) throws(FileError) {
    let target = try SystemCalls.resolve(path)
    let type = try FileError.translating { try Stat(FilePath(path)).type }
    if type == .directory { throw .isDirectory }
    guard type == .regular else { throw .failed(reason: "it is no regular file") }
    bytes = try FileReader.read(path: target)
    self.path = path
    self.target = target
  }

  /// Removes what was staged and not committed.
  deinit {
    if let temporary { SystemCalls.remove(temporary) }
  }

  /// Writes the new bytes to the disk, beside the file.
  public mutating func stage(_ new: ContiguousArray<UInt8>) throws(FileError) {
    try checkWritable()
    let unique = UInt64.random(in: .min ... .max)
    let temporary = folder + ".Info.plist.\(unique).launchgen-tmp"
    let old = try FileError.translating { try Stat(FilePath(target)) }
    let descriptor = try FileError.translating {
      try FileDescriptor.open(
        FilePath(temporary), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: .ownerReadWrite)
    }
    self.temporary = temporary
    try FileError.translating {
      try descriptor.closeAfter {
        try descriptor.writeAll(new)
        try SystemCalls.adopt(descriptor, modeAndOwnerOf: old)
        try SystemCalls.synchronize(descriptor)
      }
    }
  }

  /// Puts the staged file in the place of the one that was read.
  ///
  /// - Throws: ``FileError/changed`` if the path names another file by now, or other bytes.
  public mutating func commit() throws(FileError) {
    guard let temporary else { return }
    guard (try? SystemCalls.resolve(path)) == target,
      (try? FileReader.read(path: target)) == bytes
    else { throw .changed }
    try SystemCalls.replace(target, with: temporary)
    self.temporary = nil
    // The file is in its place; only its name may still be on the way to the disk.
    try? FileError.translating {
      let descriptor = try FileDescriptor.open(FilePath(folder), .readOnly, options: .closeOnExec)
      try descriptor.closeAfter { try SystemCalls.synchronize(descriptor) }
    }
  }

  /// Renaming would get past a file's own protection.
  private func checkWritable() throws(FileError) {
    try FileError.translating {
      try FileDescriptor.open(FilePath(target), .writeOnly, options: .closeOnExec).close()
    }
  }

  /// Where the file itself is, with a slash at the end.
  private var folder: String {
    String(
      target[..<(target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex)])
  }
}
