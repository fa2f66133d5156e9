internal import CSystemCalls
internal import SystemPackage

/// System calls that the package swift-system does not provide.
enum SystemCalls {
  static func replace(_ final: FilePlace, with temporary: FilePlace) throws(FileError) {
    if let error = replaceIfPossible(final, with: temporary) { throw FileError(error) }
  }

  static func makeDirectory(_ place: FilePlace) throws(FileError) {
    let error = failure { unsafe mkdirat(place.folder.descriptor.rawValue, place.name, 0o777) }
    if let error { throw FileError(error) }
  }

  /// Makes a call, and repeats the call if a signal has interrupted it. Returns the error; `nil` on
  /// success.
  private static func failure(of call: () -> Int32) -> Errno? {
    while call() != 0 {
      if errno != EINTR { return Errno(rawValue: errno) }
    }
    return nil
  }

  static func removeEmptyDirectory(_ place: FilePlace) {
    _ = unsafe unlinkat(place.folder.descriptor.rawValue, place.name, AT_REMOVEDIR)
  }

  /// Removes a file, or a link, if it exists.
  static func remove(_ place: FilePlace) {
    _ = unsafe unlinkat(place.folder.descriptor.rawValue, place.name, 0)
  }

  /// Begins to write a file's bytes to the disk, so that a later synchronization takes less time.
  static func beginWriting(_ descriptor: FileDescriptor) { lgs_begin_writing(descriptor.rawValue) }

  /// Waits until files are on the disk. Files that cannot be synchronized, such as pipes, are
  /// skipped.
  static func synchronize(_ descriptors: [FileDescriptor]) throws(FileError) {
    var errors = [Int32](repeating: 0, count: descriptors.count)
    unsafe lgs_synchronize(descriptors.map(\.rawValue), &errors, descriptors.count)
    if let error = errors.first(where: { $0 != 0 }) { throw FileError(Errno(rawValue: error)) }
  }

  /// Waits until a folder's entries are on the disk.
  static func synchronize(_ folder: OpenFolder) throws(FileError) {
    try FileError.translating {
      let descriptor = try folder.open(".", flags: O_RDONLY | O_DIRECTORY)
      try descriptor.closeAfter { try synchronize([descriptor]) }
    }
  }

  #if canImport(Darwin)
    typealias FolderStream = UnsafeMutablePointer<DIR>
  #else
    typealias FolderStream = OpaquePointer
  #endif

  /// The names in a folder, without names that are not UTF-8.
  ///
  /// - Parameter folder: the folder's path. If it is not `nil`, the names that are left out are
  ///   added to ``SearchOmissions``.
  static func names(from stream: FolderStream, in folder: String? = nil) -> [String] {
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // The name is a zero-terminated array inside the entry.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let name = unsafe UnsafeRawPointer(entry).advanced(by: offset)
      let text = unsafe name.assumingMemoryBound(to: CChar.self)
      if let name = unsafe String(validatingCString: text) {
        names.append(name)
      } else if let folder {
        let bytes = unsafe UnsafeRawBufferPointer(start: name, count: strlen(text))
        unsafe SearchOmissions.add(Array(bytes), in: folder)
      }
    }
    return names
  }

  /// Exchanges two files in the same folder in one step. Returns the error if the exchange failed.
  static func exchange(_ place: FilePlace, _ name: String) -> Errno? {
    failure { unsafe lgs_exchange(place.folder.descriptor.rawValue, place.name, name) }
  }

  /// Renames a file over another file. Returns the error if the renaming failed.
  static func replaceIfPossible(_ final: FilePlace, with temporary: FilePlace) -> Errno? {
    let (from, to) = (temporary.folder.descriptor.rawValue, final.folder.descriptor.rawValue)
    return failure { unsafe renameat(from, temporary.name, to, final.name) }
  }

  /// Gives an open file the mode of another file and, if permitted, the owner of that file.
  static func adopt(_ descriptor: FileDescriptor, modeAndOwnerOf old: Stat) throws {
    // The owner comes first, because changing it can clear mode bits.
    _ = fchown(descriptor.rawValue, old.userID.rawValue, old.groupID.rawValue)
    guard fchmod(descriptor.rawValue, old.permissions.rawValue) == 0 else {
      throw Errno(rawValue: errno)
    }
  }

  /// Locks an open file until the file is closed; has no effect if the file system does not support
  /// locks.
  static func lock(_ descriptor: FileDescriptor) {
    while flock(descriptor.rawValue, LOCK_EX) != 0 && errno == EINTR {}
  }

  /// Locks an open file if no other process has the lock. Returns whether the file is now locked.
  static func lockWithoutWaiting(_ descriptor: FileDescriptor) -> Bool {
    flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0
  }

  static func isIgnored(_ signalNumber: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signalNumber, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  static func handle(_ signalNumber: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    _ = signal(signalNumber, handler)
  }

  /// Lets this thread, and the threads that it starts from now on, receive signals.
  static func unblock(_ signalNumbers: [Int32]) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in signalNumbers { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the process with the default action of the signal.
  static func endProcess(by signalNumber: Int32) -> Never {
    _ = signal(signalNumber, SIG_DFL)
    unblock([signalNumber])
    raise(signalNumber)
    _exit(128 + signalNumber)
  }
}
