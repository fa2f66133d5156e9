internal import Dispatch
internal import SystemPackage

/// The files that this process has staged but not yet moved, and the folders that it created for
/// them.
///
/// Everything that creates, moves or removes one of them runs on a single queue. So does the
/// handling of a signal, which therefore finds each file either still staged or already in its
/// place.
final class Staging: Sendable {
  static let shared = Staging()

  let queue = DispatchQueue(label: "launchgen.staging")
  /// Only accessed on the queue.
  nonisolated(unsafe) var temporaries: Set<String> = []
  /// Outer ones first; only accessed on the queue.
  private nonisolated(unsafe) var folders: [String] = []

  /// Creates and locks a file under a name that `name` makes up.
  func create(
    _ permissions: FilePermissions, name: () -> String
  ) throws(FileError) -> (path: String, FileDescriptor) {
    try FileError.translating {
      try queue.sync {
        while true {
          let path = name()
          let descriptor = try FileDescriptor.open(
            FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
            permissions: permissions)
          unsafe temporaries.insert(path)
          SystemCalls.lock(descriptor)
          // Before it was locked, another process may have removed it as a dead process's file.
          if FileIdentity(of: path) == FileIdentity(of: descriptor) { return (path, descriptor) }
          unsafe temporaries.remove(path)
          try descriptor.close()
        }
      }
    }
  }

  func remove(_ path: String) {
    queue.sync {
      SystemCalls.remove(path)
      _ = unsafe temporaries.remove(path)
    }
  }

  /// Gives a staged file another name.
  func rename(_ path: String, to other: String) throws(FileError) {
    try FileError.translating {
      try queue.sync {
        try SystemCalls.replace(other, with: path)
        unsafe temporaries.remove(path)
        unsafe temporaries.insert(other)
      }
    }
  }

  func makeFolder(_ path: String) throws(FileError) {
    try FileError.translating {
      try queue.sync {
        try SystemCalls.makeDirectory(path)
        unsafe folders.append(path)
      }
    }
  }

  /// Removes a folder if it is empty.
  func removeFolder(_ path: String) {
    queue.sync {
      SystemCalls.removeEmptyDirectory(path)
      unsafe folders.removeAll { $0 == path }
    }
  }

  /// Moves all files, or as many as possible; calls `onEach` with the index of each one moved.
  ///
  /// A file that is staged elsewhere is written in place if it cannot be moved.
  func place(
    _ files: [(temporary: String, final: String, isElsewhere: Bool)], onEach: (Int) -> Void
  ) throws(FileError) {
    try FileError.translating {
      try queue.sync {
        for (index, file) in files.enumerated() {
          if file.isElsewhere {
            try InPlace.replace(file.final, with: file.temporary)
          } else {
            try SystemCalls.replace(file.final, with: file.temporary)
          }
          _ = unsafe temporaries.remove(file.temporary)
          onEach(index)
        }
      }
    }
  }

  /// Removes all files and folders, except folders that contain something else.
  ///
  /// - Precondition: runs on the queue.
  func removeAll() {
    dispatchPrecondition(condition: .onQueue(queue))
    for path in unsafe temporaries { SystemCalls.remove(path) }
    for path in unsafe folders.reversed() { SystemCalls.removeEmptyDirectory(path) }
    unsafe temporaries = []
    unsafe folders = []
  }

  /// Removes staged files that dead processes have left in a folder.
  ///
  /// - Complexity: O(files in the folder)
  static func removeStale(in folder: String) {
    for name in (try? SystemCalls.names(in: folder)) ?? []
    where name.utf8.first == UInt8(ascii: ".")
      && (name.hasSuffix(StagedFile.nameEnding) || name.hasSuffix(ExchangedName.ending))
    {
      let path = OutputFolder.path(of: name, in: folder)
      guard (try? Stat(FilePath(path), followTargetSymlink: false))?.type == .regular,
        let descriptor = try? FileDescriptor.open(
          FilePath(path), .readOnly, options: [.closeOnExec, .noFollow, .nonBlocking])
      else { continue }
      if SystemCalls.lockWithoutWaiting(descriptor), isOurs(name, path) {
        SystemCalls.remove(path)
      }
      try? descriptor.close()
    }
  }

  /// Whether a file has only bytes that no other program has written.
  private static func isOurs(_ name: String, _ path: String) -> Bool {
    guard name.hasSuffix(ExchangedName.ending) else { return true }
    guard let bytes = try? FileReader.read(found: path) else { return false }
    return ExchangedName.permitsRemoval(of: name, with: bytes)
  }
}
