internal import SystemPackage

/// A file that is written under a temporary name, and then renamed to its place in one step.
///
/// A staged file stays locked while it is open. So a staged file without a lock belongs to a dead
/// process. If a signal ends a process, the process first removes its own staged files
/// (``Interruption``).
final class StagedFile {
  let final: FilePlace
  private var temporary: FilePlace
  private let descriptor: FileDescriptor
  /// Whether the staged file is in a staging folder. A rename from there to the final place may be
  /// impossible.
  private let isElsewhere: Bool
  private(set) var isPlaced = false
  /// Whether an exchange has begun. ``temporary`` may then be another program's file, which must
  /// not be removed.
  private var isExchanged = false
  /// The stamp of the complete file just before the move to ``final``; `nil` before that moment.
  private(set) var written: FileStamp?

  /// Number of written bytes that the system has not yet been asked to write to the disk.
  private var pending = 0

  static let nameEnding = ".launchgen-tmp"

  /// Creates an empty file.
  ///
  /// - Parameter permissions: the permissions before the process's umask is applied.
  init(
    for final: FilePlace, permissions: FilePermissions = FilePermissions(rawValue: 0o666),
    stagingFolder: OpenFolder? = nil
  ) throws(FileError) {
    self.final = final
    isElsewhere = stagingFolder != nil
    (temporary, descriptor) = try Staging.shared.create(
      in: stagingFolder ?? final.folder, permissions, for: final.name)
  }

  /// Creates a complete file. If the file will replace an old file, it gets the mode and owner of
  /// the old file.
  convenience init(
    _ bytes: ContiguousArray<UInt8>, replacing final: FilePlace
  ) throws(FileError) {
    let old = final.folder.status(of: final.name)
    let permissions = FilePermissions(rawValue: old == nil ? 0o666 : 0o600)
    try self.init(for: final, permissions: permissions)
    try write(bytes)
    if let old {
      try FileError.translating { try SystemCalls.adopt(descriptor, modeAndOwnerOf: old) }
    }
  }

  /// A name for a temporary file. The name is hidden, cannot be guessed, and contains up to 40
  /// characters of `name`.
  static func hiddenName(of name: String, ending: String) -> String {
    // At most 255 bytes, however long the name is.
    let start = String(name.unicodeScalars.prefix(40))
    return ".\(start).\(UInt64.random(in: .min ... .max))\(ending)"
  }

  deinit {
    if !isPlaced && !isExchanged { Staging.shared.remove(temporary) }
    try? descriptor.close()
  }

  func write(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    try FileError.translating { _ = try descriptor.writeAll(bytes) }
    pending += bytes.count
    if pending >= 128 << 10 {
      // The disk then works while more bytes are computed, not only while everything waits for it.
      SystemCalls.beginWriting(descriptor)
      pending = 0
    }
  }

  func synchronize() throws(FileError) { try SystemCalls.synchronize([descriptor]) }

  /// Waits until all files are on the disk, and then moves them to their places, in order. If a
  /// file cannot be moved, the files before it have already been moved.
  ///
  /// - Parameter files: the staged files. Without `replaced`, a staged file replaces any file in
  ///   its final place. With `replaced`, it replaces only a file for which `replaced.isOld` is
  ///   true.
  /// - Throws: the errors of ``Staging/place(_:onStep:onEach:)``.
  static func place(
    _ files: [(file: StagedFile, replaced: ExchangedName?)],
    onStep: (ExchangeStep) -> Void = { _ in }
  ) throws(FileError) {
    try SystemCalls.synchronize(files.map(\.file.descriptor))
    for (file, _) in files {
      file.written = (try? file.descriptor.stat()).flatMap(FileStamp.init(ofFile:))
    }
    try Staging.shared.place(files, onStep: onStep) { files[$0].file.isPlaced = true }
    // Errors are ignored, because the files are already in their places.
    for folder in Set(files.map(\.file.final.folder)) { try? SystemCalls.synchronize(folder) }
  }

  /// Gives the staged file the name that the old file will have after the exchange. Returns the
  /// new place.
  ///
  /// - Precondition: the call runs on the queue of ``Staging``, like ``moveToPlace()``.
  func hide(as name: ExchangedName) throws(FileError) -> FilePlace {
    let hidden = FilePlace(folder: final.folder, name: name.name)
    try Staging.shared.rename(temporary, to: hidden)
    temporary = hidden
    isExchanged = true
    return hidden
  }

  func moveToPlace() throws(FileError) {
    isExchanged = false
    try Staging.shared.move(temporary, to: final, isElsewhere: isElsewhere)
  }

  /// Moves the file to its place, without waiting until it is on the disk.
  func place() throws(FileError) {
    try Staging.shared.place([(self, nil)]) { _ in isPlaced = true }
  }

  /// Writes a file in one step, without waiting until the file is on the disk. For files that can
  /// easily be made again.
  static func write(
    _ bytes: ContiguousArray<UInt8>, to place: FilePlace
  ) throws(FileError) {
    let file = try StagedFile(for: place)
    try file.write(bytes)
    try file.place()
  }
}
