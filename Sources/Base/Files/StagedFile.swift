internal import SystemPackage

/// A file that is written under a temporary name, and then renamed to its place in one step.
///
/// A staged file stays locked as long as it is open, so one without a lock belongs to a dead
/// process. A process that is ended by a signal removes its own staged files (``Interruption``).
final class StagedFile {
  let final: FilePlace
  private var temporary: FilePlace
  private let descriptor: FileDescriptor
  /// The folder of ``final``, if it was created for staged files. It is removed after this file,
  /// unless a file is moved into it.
  private let madeFolder: StagedFolder?
  /// Whether the staged file is in a staging folder, from which a rename may be impossible.
  private let isElsewhere: Bool
  private(set) var isPlaced = false
  /// Whether the file's name may lead to a file that another program has written.
  private var isExchanged = false
  /// The stamp of the completely written file before it was moved; `nil` until then.
  private(set) var written: FileStamp?

  /// Number of bytes that the system has not been asked to write to the disk.
  private var pending = 0
  /// The system is asked whenever there are this many bytes.
  private static let portion = 128 << 10

  static let nameEnding = ".launchgen-tmp"

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - final: the place to which the file will be moved.
  ///   - permissions: the file's permissions, before the process's umask is applied.
  ///   - madeFolder: the folder of `final`, if it was created for staged files.
  ///   - stagingFolder: an existing folder in which the file is staged; by default the folder of
  ///     `final`.
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

  /// A hidden name that cannot be guessed, with up to 40 characters of `name`, for a temporary
  /// file.
  static func hiddenName(of name: String, ending: String) -> String {
    // At most 255 bytes, however long the name is.
    let start = String(name.unicodeScalars.prefix(40))
    return ".\(start).\(UInt64.random(in: .min ... .max))\(ending)"
  }

  /// Removes the staged file unless it was moved to its place.
  deinit {
    if !isPlaced && !isExchanged { Staging.shared.remove(temporary) }
    try? descriptor.close()
  }

  func write(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    try FileError.translating { _ = try descriptor.writeAll(bytes) }
    pending += bytes.count
    if pending >= Self.portion {
      // The disk is busy while other bytes are made, and not only when everything waits for it.
      SystemCalls.beginWriting(descriptor)
      pending = 0
    }
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

  /// Moves files to their places, in order. A signal waits until the last file has been moved.
  ///
  /// All files are on the disk before the first one is moved. At any moment, each path leads to
  /// either the old file or the new one. If a file cannot be moved, the files before it have
  /// already been replaced.
  ///
  /// - Parameter files: the files, each with a name for the file that it replaces, unless that may
  ///   be any file.
  /// - Throws: as ``Staging/place(_:onStep:onEach:)``.
  static func place(
    _ files: [(file: StagedFile, replaced: ExchangedName?)],
    onStep: (ExchangeStep) -> Void = { _ in }
  ) throws(FileError) {
    try SystemCalls.synchronize(files.map(\.file.descriptor))
    for (file, _) in files { file.written = FileStamp(of: file.descriptor) }
    try Staging.shared.place(files, onStep: onStep) { files[$0].file.isPlaced = true }
    // Errors are ignored, because the files are already in their places.
    for folder in Set(files.map(\.file.final.folder)) { try? SystemCalls.synchronize(folder) }
  }

  static func place(_ files: [StagedFile]) throws(FileError) {
    try place(files.map { ($0, nil) })
  }

  /// Gives the file the name for an exchange.
  ///
  /// - Precondition: runs on the queue of ``Staging``, as ``moveToPlace()``.
  func hide(as name: ExchangedName) throws(FileError) -> FilePlace {
    let hidden = final.sibling(name.name)
    try Staging.shared.rename(temporary, to: hidden)
    temporary = hidden
    isExchanged = true
    return hidden
  }

  func moveToPlace() throws(FileError) {
    isExchanged = false
    try Staging.shared.move(temporary, to: final, isElsewhere: isElsewhere)
  }

  /// Moves the file to its place, whether or not it is on the disk.
  func place() throws(FileError) {
    try Staging.shared.place([(self, nil)]) { _ in isPlaced = true }
  }
}

/// A folder that was created for staged files. If no file is moved into it, it is removed together
/// with the staged files, unless it contains something else.
final class StagedFolder {
  let place: FilePlace
  /// The folder that contains this folder, if it was created too; it is removed after this folder.
  private let parent: StagedFolder?

  init(_ place: FilePlace, in parent: StagedFolder?) throws(FileError) {
    try Staging.shared.makeFolder(place)
    self.place = place
    self.parent = parent
  }

  deinit {
    Staging.shared.removeFolder(place)
  }
}
