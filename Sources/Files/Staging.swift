internal import Dispatch
internal import SystemPackage

/// The files that this process has staged and not moved yet, and the folders that it made for them.
///
/// Everything that makes, moves or removes one goes through one queue. So does the end by a signal,
/// which then finds either a file that it can remove, or one in its place.
final class Staging: Sendable {
  static let shared = Staging()

  let queue = DispatchQueue(label: "launchgen.staging")
  /// Only touched on the queue.
  private nonisolated(unsafe) var temporaries: Set<String> = []
  /// Outer ones first; only touched on the queue.
  private nonisolated(unsafe) var folders: [String] = []

  /// Creates and locks a file under one of the names that `name` makes up.
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
          // Between the two somebody may have taken it for a dead process's.
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

  func makeFolder(_ path: String) throws(FileError) {
    try FileError.translating {
      try queue.sync {
        try SystemCalls.makeDirectory(path)
        unsafe folders.append(path)
      }
    }
  }

  /// Removes a folder unless it holds something.
  func removeFolder(_ path: String) {
    queue.sync {
      SystemCalls.removeEmptyDirectory(path)
      unsafe folders.removeAll { $0 == path }
    }
  }

  /// Moves all, or as many as it can; tells of each.
  func place(
    _ files: [(temporary: String, final: String)], onEach: (Int) -> Void
  ) throws(FileError) {
    try FileError.translating {
      try queue.sync {
        for (index, file) in files.enumerated() {
          try SystemCalls.replace(file.final, with: file.temporary)
          _ = unsafe temporaries.remove(file.temporary)
          onEach(index)
        }
      }
    }
  }

  /// Removes all, but for folders that hold something else.
  ///
  /// - Precondition: on the queue.
  func removeAll() {
    dispatchPrecondition(condition: .onQueue(queue))
    for path in unsafe temporaries { SystemCalls.remove(path) }
    for path in unsafe folders.reversed() { SystemCalls.removeEmptyDirectory(path) }
    unsafe temporaries = []
    unsafe folders = []
  }

  /// Removes from a folder what dead processes have left.
  ///
  /// - Complexity: O(files in the folder)
  static func removeStale(in folder: String) {
    for name in SystemCalls.names(in: folder)
    where name.utf8.first == UInt8(ascii: ".") && name.hasSuffix(StagedFile.nameEnding) {
      let path = OutputFolder.path(of: name, in: folder)
      guard (try? Stat(FilePath(path), followTargetSymlink: false))?.type == .regular,
        let descriptor = try? FileDescriptor.open(
          FilePath(path), .readOnly, options: [.closeOnExec, .noFollow, .nonBlocking])
      else { continue }
      if SystemCalls.lockWithoutWaiting(descriptor) { SystemCalls.remove(path) }
      try? descriptor.close()
    }
  }
}
