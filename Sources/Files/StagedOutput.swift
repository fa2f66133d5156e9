internal import SystemPackage

/// A file of an ``OutputFolder`` that is written piece by piece.
///
/// As long as its bytes are those that the file already has, nothing is written: they are kept in
/// memory until one differs.
package final class StagedOutput {
  private let final: String
  private let madeFolder: StagedFolder?
  private let stagingFolder: String?
  private let isTrial: Bool
  /// The file that may turn out to be the same; `nil` once the bytes differ, or if there is none.
  private var old: ReadableFile?
  /// What has been compared and not been written.
  private var kept: ContiguousArray<UInt8> = []
  private(set) var staged: StagedFile?
  package private(set) var byteCount = 0
  /// Whether the file will change.
  package private(set) var changes = false

  /// - Parameters:
  ///   - final: the path where the file belongs.
  ///   - madeFolder: the folder that contains it, if that was created for staged files.
  ///   - stagingFolder: an existing folder to stage it in; by default the folder where it belongs.
  ///   - isTrial: whether to write nothing, and only to find out whether the file would change.
  init(
    for final: String, in madeFolder: StagedFolder?, stagingFolder: String? = nil, isTrial: Bool
  ) {
    self.isTrial = isTrial
    self.final = final
    self.madeFolder = madeFolder
    self.stagingFolder = stagingFolder
    old = Self.regularFile(final)
  }

  /// - Complexity: O(`bytes.count`)
  package func append(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    if !changes && !holds(bytes, at: byteCount) { try stage() }
    try keep(bytes)
  }

  /// Appends bytes that are not known yet.
  package func reserve(_ count: Int) throws(FileError) {
    try keep(ContiguousArray(repeating: 0, count: count))
  }

  /// Fills in reserved bytes, once.
  package func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) throws(FileError) {
    if !changes && !holds(bytes, at: offset) { try stage() }
    if let staged {
      try staged.write(bytes, at: offset)
    } else if !changes {
      kept.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
  }

  /// Says that all bytes are written, after which ``changes`` is known.
  package func finish() throws(FileError) {
    if !changes && old?.byteCount != byteCount { try stage() }
  }

  /// The stamp of the file in its place, once it is there; `nil` if that is not the one that was
  /// written, or that had the same bytes, or if it has changed since.
  package func placedStamp() -> FileStamp? {
    guard let now = FileStamp(of: final, followsLinks: false) else { return nil }
    // As long as the file is open, no other one can have its number.
    if changes { return staged?.written.flatMap { now.hasContents(of: $0) ? now : nil } }
    return old?.stamp == now ? now : nil
  }

  private func keep(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    byteCount += bytes.count
    if let staged { try staged.write(bytes) } else if !changes { kept += bytes }
  }

  /// Creates the staged file with all bytes so far.
  private func stage() throws(FileError) {
    old = nil
    changes = true
    if isTrial {
      kept = []
      return
    }
    let file = try StagedFile(
      for: final, permissions: FilePermissions(rawValue: 0o666), in: madeFolder,
      stagingFolder: stagingFolder)
    try file.write(kept)
    kept = []
    staged = file
  }

  /// Whether there is a file that has had the same bytes so far, and has these.
  private func holds(_ bytes: ContiguousArray<UInt8>, at offset: Int) -> Bool {
    (try? old?.read(at: offset, count: bytes.count)) == bytes
  }

  /// `nil` for a link, which would be replaced, and for what cannot be read.
  private static func regularFile(_ path: String) -> ReadableFile? {
    guard let status = try? Stat(FilePath(path), followTargetSymlink: false),
      status.type == .regular
    else { return nil }
    return try? ReadableFile(path: path)
  }
}
