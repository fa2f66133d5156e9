internal import Dispatch
internal import SystemPackage

/// The files that this process has staged but not yet moved, and the folders that were created for
/// these files.
///
/// Everything that creates, moves or removes one of these files or folders runs on a single queue.
/// A signal is handled on the same queue, so the handling finds each file either still staged or
/// already in its place.
final class Staging: Sendable {
  static let shared = Staging()

  let queue = DispatchQueue(label: "launchgen.staging")
  /// The places of staged files, only accessed on the queue.
  nonisolated(unsafe) var temporaries: Set<FilePlace> = []
  /// Created folders, outer folders first; only accessed on the queue.
  private nonisolated(unsafe) var folders: [FilePlace] = []

  /// Creates and locks a staged file for a final file with the name `name`.
  func create(
    in folder: OpenFolder, _ permissions: FilePermissions, for name: String
  ) throws(FileError) -> (place: FilePlace, FileDescriptor) {
    try FileError.translating {
      try queue.sync {
        while true {
          let hidden = StagedFile.hiddenName(of: name, ending: StagedFile.nameEnding)
          let place = FilePlace(folder: folder, name: hidden)
          let descriptor = try folder.open(
            place.name, flags: O_WRONLY | O_CREAT | O_EXCL, permissions: permissions)
          unsafe temporaries.insert(place)
          SystemCalls.lock(descriptor)
          // Before it was locked, another process may have removed it as a dead process's file.
          if place.identity == FileIdentity(try descriptor.stat()) { return (place, descriptor) }
          unsafe temporaries.remove(place)
          try descriptor.close()
        }
      }
    }
  }

  func remove(_ place: FilePlace) {
    queue.sync {
      SystemCalls.remove(place)
      _ = unsafe temporaries.remove(place)
    }
  }

  /// Gives a staged file another temporary name.
  ///
  /// - Precondition: runs on the queue.
  func rename(_ place: FilePlace, to other: FilePlace) throws(FileError) {
    try SystemCalls.replace(other, with: place)
    unsafe temporaries.remove(place)
    unsafe temporaries.insert(other)
  }

  /// - Parameter isElsewhere: whether the file is in a staging folder. If so, and if the file
  ///   cannot be moved, its bytes are written into the final file.
  /// - Precondition: runs on the queue.
  func move(
    _ temporary: FilePlace, to final: FilePlace, isElsewhere: Bool
  ) throws(FileError) {
    if isElsewhere {
      try Self.replaceInPlace(final, with: temporary)
    } else {
      try SystemCalls.replace(final, with: temporary)
    }
    unsafe temporaries.remove(temporary)
  }

  /// Moves `temporary` over `final`. If the move is impossible or forbidden, as in a sandbox,
  /// writes the bytes of `temporary` into `final`, waits until they are on the disk, and removes
  /// `temporary`.
  ///
  /// If writing fails, `final` gets its old bytes back. While `final` is written, a reader may see
  /// a mixture of old and new bytes.
  private static func replaceInPlace(
    _ final: FilePlace, with temporary: FilePlace
  ) throws(FileError) {
    switch SystemCalls.replaceIfPossible(final, with: temporary) {
    case nil: return
    case .improperLink, .notPermitted, .permissionDenied, .resourceBusy, .readOnlyFileSystem: break
    case let error?: throw FileError(error)
    }
    let bytes = try ReadableFile(temporary).bytes()
    let old = final.kind == nil ? nil : try ReadableFile(final).bytes()
    do throws(FileError) {
      try write(bytes, into: final)
    } catch {
      if let old { try? write(old, into: final) } else { SystemCalls.remove(final) }
      throw error
    }
    SystemCalls.remove(temporary)
  }

  private static func write(
    _ bytes: ContiguousArray<UInt8>, into place: FilePlace
  ) throws(FileError) {
    try FileError.translating {
      let descriptor = try place.folder.open(
        place.name, flags: O_WRONLY | O_CREAT, permissions: FilePermissions(rawValue: 0o666))
      try descriptor.closeAfter {
        _ = try descriptor.writeAll(toAbsoluteOffset: 0, bytes)
        try descriptor.resize(to: Int64(bytes.count))
        try SystemCalls.synchronize([descriptor])
      }
    }
  }

  func makeFolder(_ place: FilePlace) throws(FileError) {
    try FileError.translating {
      try queue.sync {
        try SystemCalls.makeDirectory(place)
        unsafe folders.append(place)
      }
    }
  }

  func removeFolder(_ place: FilePlace) {
    queue.sync {
      SystemCalls.removeEmptyDirectory(place)
      unsafe folders.removeAll { $0 == place }
    }
  }

  /// Removes all staged files and created folders, except folders that contain something else.
  ///
  /// - Precondition: runs on the queue.
  func removeAll() {
    dispatchPrecondition(condition: .onQueue(queue))
    for place in unsafe temporaries { SystemCalls.remove(place) }
    for place in unsafe folders.reversed() { SystemCalls.removeEmptyDirectory(place) }
    unsafe temporaries = []
    unsafe folders = []
  }

  /// Removes staged files that dead processes have left in a folder.
  static func removeStale(in folder: OpenFolder) {
    for name in (try? folder.names()) ?? []
    where name.utf8.first == UInt8(ascii: ".")
      && (name.hasSuffix(StagedFile.nameEnding) || name.hasSuffix(ExchangedName.ending))
    {
      let place = FilePlace(folder: folder, name: name)
      guard place.kind == .file,
        let descriptor = try? folder.open(name, flags: O_RDONLY | O_NONBLOCK)
      else { continue }
      if SystemCalls.lockWithoutWaiting(descriptor), isOurs(place) {
        SystemCalls.remove(place)
      }
      try? descriptor.close()
    }
  }

  /// Whether a file of a dead process may be removed: a staged file always, a replaced file only
  /// if no other program has changed its bytes.
  private static func isOurs(_ place: FilePlace) -> Bool {
    guard place.name.hasSuffix(ExchangedName.ending) else { return true }
    guard let bytes = try? ReadableFile(place).bytes() else { return false }
    return ExchangedName.permitsRemoval(of: place.name, with: bytes)
  }
}
