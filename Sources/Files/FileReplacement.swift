internal import SystemPackage

/// New bytes for a file, which are staged in the same folder and replace the file in one step.
///
/// Symbolic links are resolved. The new file gets the old one's mode and, if permitted, its owner.
/// At any moment, the path leads to either all of the old bytes or all of the new ones.
package struct FileReplacement: ~Copyable {
  private let snapshot: FileSnapshot
  private let staged: StagedFile

  /// Writes the new bytes to a staged file in the same folder.
  package init(of snapshot: FileSnapshot, with bytes: ContiguousArray<UInt8>) throws(FileError) {
    let target = snapshot.target
    // Renaming would ignore that the file itself is write-protected.
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

  /// Replaces the file that was read with the staged one.
  ///
  /// - Throws: ``FileError/changed`` if the path now leads to another file or to other bytes.
  package consuming func commit() throws(FileError) {
    // Before the comparison, because it takes the most time.
    try staged.synchronize()
    guard snapshot.isCurrent else { throw .changed }
    try StagedFile.place([staged])
  }
}
