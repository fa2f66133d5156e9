internal import LibC
internal import SystemPackage

/// The system calls that swift-system does not have.
enum SystemCalls {
  /// Puts a file in another's place, in one step.
  static func replace(_ final: String, with temporary: String) throws(FileError) {
    try check { unsafe rename(temporary, final) }
  }

  static func makeDirectory(_ path: String) throws(FileError) {
    try check { unsafe mkdir(path, 0o777) }
  }

  /// Removes a folder, if it is there and empty.
  static func removeEmptyDirectory(_ path: String) {
    _ = unsafe rmdir(path)
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Waits until the disk has it. What cannot be synchronized, such as a pipe, need not be.
  static func synchronize(_ descriptor: FileDescriptor) throws(FileError) {
    try check {
      let result = fsync(descriptor.rawValue)
      return result != 0 && (errno == EINVAL || errno == ENOTSUP) ? 0 : result
    }
  }

  /// The same for a folder's names.
  static func synchronize(folder: String) throws(FileError) {
    try FileError.translating {
      let descriptor = try FileDescriptor.open(FilePath(folder), .readOnly, options: .closeOnExec)
      try descriptor.closeAfter { try synchronize(descriptor) }
    }
  }

  /// The names in a folder; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // The name is an array within the entry, which ends with a zero.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let name = unsafe UnsafeRawPointer(entry).advanced(by: offset)
      names.append(unsafe String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }

  /// A call that a signal has interrupted is made again.
  static func check(_ call: () -> Int32) throws(FileError) {
    while call() != 0 {
      if errno != EINTR { throw FileError(Errno(rawValue: errno)) }
    }
  }
}
