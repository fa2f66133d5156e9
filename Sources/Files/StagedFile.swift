internal import SystemPackage

/// A file that is written under another name in the folder where it belongs, and then renamed in
/// one step.
///
/// It stays locked as long as it is open, so a staged file without a lock belongs to a dead
/// process. A process that is ended by a signal removes its own staged files (``Interruption``).
final class StagedFile {
  let final: String
  private let temporary: String
  private let descriptor: FileDescriptor
  /// The folder that was created for this file, if any; it is removed after the file.
  private let madeFolder: StagedFolder?
  private var isPlaced = false

  /// The ending of all staged files' names.
  static let nameEnding = ".launchgen-tmp"

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - final: the path to which the file will be moved.
  ///   - permissions: its permissions, before the process's umask is applied.
  ///   - madeFolder: the folder that contains it, if that was created for staged files.
  init(
    for final: String, permissions: FilePermissions, in madeFolder: StagedFolder? = nil
  ) throws(FileError) {
    self.final = final
    self.madeFolder = madeFolder
    let (folder, name) = Self.parts(of: final)
    (temporary, descriptor) = try Staging.shared.create(permissions) {
      // At most 255 bytes, however long the name is.
      folder
        + ".\(String(name.unicodeScalars.prefix(40))).\(UInt64.random(in: .min ... .max))\(Self.nameEnding)"
    }
  }

  /// Removes the staged file unless it was moved to its place.
  deinit {
    if !isPlaced { Staging.shared.remove(temporary) }
    try? descriptor.close()
  }

  func write(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    try FileError.translating { _ = try descriptor.writeAll(bytes) }
  }

  func adopt(modeAndOwnerOf old: Stat) throws(FileError) {
    try FileError.translating { try SystemCalls.adopt(descriptor, modeAndOwnerOf: old) }
  }

  /// Waits until the file is on the disk.
  func synchronize() throws(FileError) { try SystemCalls.synchronize(descriptor) }

  /// Moves files to their places, in order; a signal waits for the last one.
  ///
  /// All of them are on the disk before the first is moved. At any moment, each path leads to
  /// either the old file or the new one. If an error occurs in the middle, the files before it are
  /// the new ones.
  static func place(_ files: [StagedFile]) throws(FileError) {
    for file in files { try file.synchronize() }
    try Staging.shared.place(files.map { ($0.temporary, $0.final) }) { files[$0].isPlaced = true }
    // The files are in their places; only their directory entries may not have reached the disk
    // yet.
    for folder in Set(files.map { Self.parts(of: $0.final).folder }) {
      try? SystemCalls.synchronize(folder: folder.isEmpty ? "." : folder)
    }
  }

  /// The folder, with a slash at its end, and the name.
  ///
  /// Works on bytes, because a slash and a combining mark at the start of the name are one
  /// `Character`.
  static func parts(of path: String) -> (folder: String, name: Substring) {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    return (String(path[..<(start ?? path.startIndex)]), path[(start ?? path.startIndex)...])
  }
}
