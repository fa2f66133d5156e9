/// A file of an ``OutputFolder`` that is written piece by piece.
///
/// As long as the bytes are equal to those of the existing file, they are kept in memory and
/// nothing is written. Once a byte differs, all bytes are written to a staged file.
package final class StagedOutput {
  /// The file's place; `nil` in a trial if its folder does not exist.
  private let final: FilePlace?
  /// The folder of ``final``, if it was created for staged files.
  private let madeFolder: StagedFolder?
  private let stagingFolder: OpenFolder?
  private let isTrial: Bool
  private let replacesReadOnly: Bool
  /// The existing file, whose bytes are compared; `nil` once they differ, or if there is no such
  /// file.
  private var old: ReadableFile?
  /// The bytes that have been compared but not written; all bytes if a digest is wanted.
  private var kept: ContiguousArray<UInt8> = []
  private(set) var staged: StagedFile?
  package private(set) var byteCount = 0
  /// Whether the file will change, or would in a trial; final after ``finish()``.
  package private(set) var changes = false
  /// The digest of all bytes, if it is wanted and all are written.
  package private(set) var digest: SHA256Digest?
  /// Whether to compute ``digest``. All bytes are then kept until the end, because reserved bytes
  /// near the start may be filled in last.
  private let wantsDigest: Bool

  /// - Parameter isTrial: whether to write nothing, and only to find out whether the file would
  ///   change.
  init(
    for final: FilePlace?, in madeFolder: StagedFolder?, stagingFolder: OpenFolder?, isTrial: Bool,
    replacesReadOnly: Bool, wantsDigest: Bool
  ) {
    (self.final, self.madeFolder, self.stagingFolder) = (final, madeFolder, stagingFolder)
    (self.isTrial, self.replacesReadOnly) = (isTrial, replacesReadOnly)
    self.wantsDigest = wantsDigest
    // A link, or a file that cannot be read, is not compared but replaced.
    if let final, final.kind == .file { old = try? ReadableFile(final) }
  }

  package func append(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    if !changes && !holds(bytes, at: byteCount) { try stage() }
    try keep(bytes)
  }

  /// Appends `count` zero bytes in place of unknown bytes, with which ``fill(at:_:)`` replaces
  /// them.
  package func reserve(_ count: Int) throws(FileError) {
    try keep(ContiguousArray(repeating: 0, count: count))
  }

  /// Replaces reserved bytes, which may be done only once.
  package func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) throws(FileError) {
    if !changes && !holds(bytes, at: offset) { try stage() }
    try staged?.write(bytes, at: offset)
    if keepsBytes { kept.replaceSubrange(offset..<offset + bytes.count, with: bytes) }
  }

  /// Marks the file as complete. After this, ``changes`` and ``digest`` are final.
  package func finish() throws(FileError) {
    if !changes && old?.byteCount != byteCount { try stage() }
    if wantsDigest { digest = SHA256Digest(of: kept) }
    kept = []
  }

  private var keepsBytes: Bool { !changes || wantsDigest }

  /// The stamp of the file in its final place; `nil` if another file is there now, or if the file
  /// has changed since it was written or compared.
  package func placedStamp() -> FileStamp? {
    guard let now = final?.stamp else { return nil }
    // As long as the file is open, no other file can have its inode number.
    if changes { return staged?.written.flatMap { now.hasContents(of: $0) ? now : nil } }
    return old?.stamp == now ? now : nil
  }

  private func keep(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    byteCount += bytes.count
    try staged?.write(bytes)
    if keepsBytes { kept += bytes }
  }

  private func stage() throws(FileError) {
    old = nil
    changes = true
    if !replacesReadOnly { try final?.refuseReadOnly() }
    if let final, !isTrial {
      let file = try StagedFile(for: final, in: madeFolder, stagingFolder: stagingFolder)
      try file.write(kept)
      staged = file
    }
    if !wantsDigest { kept = [] }
  }

  /// Whether the existing file has had the same bytes so far, and has `bytes` at `offset`.
  private func holds(_ bytes: ContiguousArray<UInt8>, at offset: Int) -> Bool {
    (try? old?.read(at: offset, count: bytes.count)) == bytes
  }
}
