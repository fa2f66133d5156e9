internal import SystemPackage

/// New bytes for a file, staged beside it, which replace it in one step.
///
/// Symbolic links are resolved. The new file gets the old one's mode and, if that is allowed, its
/// owner. At any moment the path names either all of the old bytes or all of the new.
package struct FileReplacement: ~Copyable {
  private let snapshot: FileSnapshot
  private let staged: StagedFile

  /// Writes the new bytes to the disk, beside the file.
  package init(of snapshot: FileSnapshot, with bytes: ContiguousArray<UInt8>) throws(FileError) {
    let target = snapshot.target
    // Renaming would get past a file's own protection.
    try FileError.translating {
      try FileDescriptor.open(FilePath(target), .writeOnly, options: .closeOnExec).close()
    }
    Staging.removeStale(in: StagedFile.parts(of: target).folder)
    let old = try FileError.translating { try Stat(FilePath(target)) }
    let file = try StagedFile(for: target, permissions: .ownerReadWrite)
    try file.write(bytes)
    try file.adopt(modeAndOwnerOf: old)
    self.snapshot = snapshot
    staged = file
  }

  /// Puts the staged file in the place of the one that was read.
  ///
  /// - Throws: ``FileError/changed`` if the path names another file by now, or other bytes.
  package consuming func commit() throws(FileError) {
    // Before the comparison: it takes the most time.
    try staged.synchronize()
    guard snapshot.isCurrent else { throw .changed }
    try StagedFile.place([staged])
  }
}
