internal import SystemPackage

/// A file that is written under another name in the folder where it belongs, and then renamed in
/// one step.
///
/// It stays locked as long as it is open, so a staged file without a lock belongs to a dead
/// process. A process that is ended by a signal removes its own staged files (``Interruption``).
final class StagedFile {
  let final: FilePlace
  private var temporary: FilePlace
  private let descriptor: FileDescriptor
  /// The folder that was created for this file, if any; it is removed after the file.
  private let madeFolder: StagedFolder?
  /// Whether the staged file is in a staging folder, from which a rename may be impossible.
  private let isElsewhere: Bool
  private var isPlaced = false
  /// The stamp of the completely written file before it was moved; `nil` until then.
  private(set) var written: FileStamp?

  /// The ending of all staged files' names.
  static let nameEnding = ".launchgen-tmp"

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - final: where the file will be moved.
  ///   - permissions: its permissions, before the process's umask is applied.
  ///   - madeFolder: the folder that contains it, if that was created for staged files.
  ///   - stagingFolder: an existing folder to stage it in; by default the folder where it belongs.
  init(
    for final: FilePlace, permissions: FilePermissions, in madeFolder: StagedFolder? = nil,
    stagingFolder: OpenFolder? = nil
  ) throws(FileError) {
    self.final = final
    self.madeFolder = madeFolder
    isElsewhere = stagingFolder != nil
    (temporary, descriptor) = try Staging.shared.create(
      in: stagingFolder ?? final.folder, permissions
    ) {
      Self.hiddenName(of: final.name, ending: Self.nameEnding)
    }
  }

  /// A name that cannot be guessed, for a file next to another one.
  static func hiddenName(of name: String, ending: String) -> String {
    // At most 255 bytes, however long the name is.
    let start = String(name.unicodeScalars.prefix(40))
    return ".\(start).\(UInt64.random(in: .min ... .max))\(ending)"
  }

  /// Removes the staged file unless it was moved to its place.
  deinit {
    if !isPlaced { Staging.shared.remove(temporary) }
    try? descriptor.close()
  }

  func write(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    try FileError.translating { _ = try descriptor.writeAll(bytes) }
  }

  /// - Parameter offset: position of the first byte; existing bytes are overwritten.
  func write(_ bytes: ContiguousArray<UInt8>, at offset: Int) throws(FileError) {
    try FileError.translating {
      _ = try descriptor.writeAll(toAbsoluteOffset: Int64(offset), bytes)
    }
  }

  func adopt(modeAndOwnerOf old: Stat) throws(FileError) {
    try FileError.translating { try SystemCalls.adopt(descriptor, modeAndOwnerOf: old) }
  }

  /// Waits until the file is on the disk.
  func synchronize() throws(FileError) { try SystemCalls.synchronize(descriptor) }

  /// Moves files to their places, in order; a signal waits for the last one.
  ///
  /// All files are on the disk before the first one is moved. At any moment, each path leads to
  /// either the old file or the new one. If a file cannot be moved, the files before it have
  /// already been replaced.
  static func place(_ files: [StagedFile]) throws(FileError) {
    for file in files {
      try file.synchronize()
      file.written = FileStamp(of: file.descriptor)
    }
    try Staging.shared.place(files.map { ($0.temporary, $0.final, $0.isElsewhere) }) {
      files[$0].isPlaced = true
    }
    for folder in Set(files.map(\.final.folder)) { synchronize(folder) }
  }

  /// Moves the file to its place, whether or not it is on the disk.
  func place() throws(FileError) {
    try Staging.shared.place([(temporary, final, isElsewhere)]) { _ in isPlaced = true }
  }

  /// Takes the place of the file that was read, unless another program has changed it.
  ///
  /// - Throws: as ``Staging/exchange(_:_:onStep:)``.
  func exchange(
    _ snapshot: FileSnapshot, name: ExchangedName, onStep: (ExchangeStep) -> Void
  ) throws(FileError) -> ExchangeOutcome {
    let hidden = final.sibling(name.name)
    try Staging.shared.rename(temporary, to: hidden)
    temporary = hidden
    // From here on, the name may lead to a file that another program has written.
    isPlaced = true
    let outcome = try Staging.shared.exchange(snapshot, hidden, final.name, onStep: onStep)
    isPlaced = outcome != .unsupported
    if outcome == .done { Self.synchronize(final.folder) }
    return outcome
  }

  /// Errors are ignored, because the files are in their places; only their directory entries may
  /// not have reached the disk yet.
  private static func synchronize(_ folder: OpenFolder) {
    try? SystemCalls.synchronize(folder)
  }
}
