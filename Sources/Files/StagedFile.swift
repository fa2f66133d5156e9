internal import SystemPackage

/// A file that is written under another name beside its place, and then moved there in one step.
///
/// It stays locked as long as it is open: whoever meets one without a lock knows that its process
/// is dead. A process that ends by a signal removes its own (``Interruption``).
final class StagedFile {
  let final: String
  private let temporary: String
  private let descriptor: FileDescriptor
  /// Goes after this file, if it was made for it.
  private let madeFolder: StagedFolder?
  private var isPlaced = false

  /// Ends the names of all staged files.
  static let nameEnding = ".launchgen-tmp"

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - final: the path of its place.
  ///   - permissions: what it may be used for, less what the process's mask takes away.
  ///   - madeFolder: the folder that it is in, if that was made for it.
  init(
    for final: String, permissions: FilePermissions, in madeFolder: StagedFolder? = nil
  ) throws(FileError) {
    self.final = final
    self.madeFolder = madeFolder
    let (folder, name) = Self.parts(of: final)
    (temporary, descriptor) = try Staging.shared.create(permissions) {
      // 255 bytes at most, however long the name is.
      folder
        + ".\(String(name.unicodeScalars.prefix(40))).\(UInt64.random(in: .min ... .max))\(Self.nameEnding)"
    }
  }

  /// Removes what is not in its place.
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

  /// Waits until the disk has it.
  func synchronize() throws(FileError) { try SystemCalls.synchronize(descriptor) }

  /// Moves files to their places, in their order; a signal waits for the last.
  ///
  /// All are on the disk before the first is moved. Each place holds the old file or the new one at
  /// any moment, and after an error in the middle the first ones are new.
  static func place(_ files: [StagedFile]) throws(FileError) {
    for file in files { try file.synchronize() }
    try Staging.shared.place(files.map { ($0.temporary, $0.final) }) { files[$0].isPlaced = true }
    // The files are in their places; only their names may still be on the way to the disk.
    for folder in Set(files.map { Self.parts(of: $0.final).folder }) {
      try? SystemCalls.synchronize(folder: folder.isEmpty ? "." : folder)
    }
  }

  /// The folder with the slash at its end, and the name.
  ///
  /// By bytes: a slash and a combining mark that begins the name are one character.
  static func parts(of path: String) -> (folder: String, name: Substring) {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    return (String(path[..<(start ?? path.startIndex)]), path[(start ?? path.startIndex)...])
  }
}
