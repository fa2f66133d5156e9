internal import Platform
internal import SystemPackage

/// A replacement for a file: its new bytes are staged in the same folder, and then replace the file
/// in one step.
///
/// Symbolic links are resolved. The new file gets the old one's mode and, if permitted, its owner.
/// At any moment, the path leads to either all of the old bytes or all of the new ones.
///
/// If another program replaces or deletes the file at the same time, its change is kept: the staged
/// file and the file are exchanged, and the file that comes out is compared with the bytes that
/// were read (``Staging/exchange(_:_:onStep:)``). Two cases are not covered:
///
/// - A program that has opened the old file writes into it after the comparison.
/// - The file system cannot exchange files (NFS, FAT): then the file is compared before the staged
///   file is renamed.
package struct FileReplacement: ~Copyable {
  private let snapshot: FileSnapshot
  private let newBytes: ContiguousArray<UInt8>
  private let staged: StagedFile

  /// Writes the new bytes to a staged file in the same folder.
  ///
  /// - Throws: ``FileError/changed`` if the file does not exist any more.
  package init(of snapshot: FileSnapshot, with bytes: ContiguousArray<UInt8>) throws(FileError) {
    // Renaming would ignore that the file itself is write-protected, so it is opened for writing,
    // which the superuser always may.
    if snapshot.isReadOnly { throw .readOnly }
    try mapError(try Self.openForWriting(snapshot.target)) {
      $0 == .missing ? FileError.changed : $0
    }
    let place = try snapshot.place()
    Staging.removeStale(in: place.folder)
    guard let old = place.folder.status(of: place.name) else { throw .changed }
    let file = try StagedFile(for: place, permissions: .ownerReadWrite)
    try file.write(bytes)
    try file.adopt(modeAndOwnerOf: old)
    self.snapshot = snapshot
    newBytes = bytes
    staged = file
  }

  private static func openForWriting(_ path: String) throws(FileError) {
    try FileError.translating {
      let options: FileDescriptor.OpenOptions = [.closeOnExec, .nonBlocking]
      try FileDescriptor.open(FilePath(path), .writeOnly, options: options).close()
    }
  }

  /// Replaces the file that was read with the staged file.
  ///
  /// - Throws: ``FileError/changed`` if the path now leads to another file or to other bytes, or to
  ///   no file.
  package consuming func commit() throws(FileError) { try commit { _ in } }

  /// - Parameter onStep: called between the steps, for tests of what other programs may do there.
  consuming func commit(onStep: (ExchangeStep) -> Void) throws(FileError) {
    // Synchronizing takes the most time, so it comes before the comparison.
    try staged.synchronize()
    // This comparison finds nearly every change without touching anything.
    guard try snapshot.isCurrent() else { throw .changed }
    onStep(.compared)
    switch try staged.exchange(snapshot, name: exchangedName, onStep: onStep) {
    case .done: return
    case .changed: throw .changed
    case .unsupported: try StagedFile.place([staged])
    }
  }

  private var exchangedName: ExchangedName {
    ExchangedName(of: staged.final.name, old: snapshot.bytes, new: newBytes)
  }
}
