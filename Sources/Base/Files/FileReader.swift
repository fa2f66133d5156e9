internal import SystemPackage

package enum FileReader {
  /// The default limit in bytes: enough for an artwork of a hundred million pixels. There is a
  /// limit because piped input may never end.
  package static let byteLimit = 1 << 30

  /// Reads a whole file.
  ///
  /// - Throws: ``FileError/tooLarge(limit:)`` if there are more than `limit` bytes.
  /// - Complexity: O(bytes)
  package static func read(
    path: String, limit: Int = byteLimit
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try stream(path: path, limit: limit) { (stream) throws(FileError) in try stream.readAll() }
  }

  /// Reads a file that was found, not named by a person. Only a regular file is read, so the call
  /// never waits for a pipe or a device.
  ///
  /// - Parameter followsLinks: whether links are followed.
  /// - Throws: ``FileError/notRegularFile``; ``FileError/tooLarge(limit:)`` if the file has more
  ///   than `limit` bytes.
  /// - Complexity: O(bytes)
  package static func read(
    found path: String, limit: Int = byteLimit, followsLinks: Bool = true
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating {
      let descriptor = try openRegular(path, followsLinks: followsLinks)
      return try descriptor.closeAfter {
        var stream = try FileStream(descriptor, limit: limit)
        return try stream.readAll()
      }
    }
  }

  /// Opens a regular file, without waiting for the other end of a pipe.
  static func openRegular(
    _ path: String, followsLinks: Bool = true
  ) throws -> FileDescriptor {
    let options: FileDescriptor.OpenOptions = [.closeOnExec, .nonBlocking]
    return try regular(
      FileDescriptor.open(
        FilePath(path), .readOnly, options: followsLinks ? options : options.union(.noFollow)))
  }

  static func regular(_ descriptor: FileDescriptor) throws -> FileDescriptor {
    do {
      let type = try descriptor.stat().type
      if type == .directory { throw FileError.isDirectory }
      if type != .regular { throw FileError.notRegularFile }
      return descriptor
    } catch {
      try? descriptor.close()
      throw error
    }
  }

  package static func readStandardInput(
    limit: Int = byteLimit
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try streamStandardInput(limit: limit) { (stream) throws(FileError) in try stream.readAll() }
  }

  /// Opens a file and calls `body`, which reads as much of it as it needs.
  ///
  /// - Throws: as ``read(path:limit:)`` does.
  package static func stream<Value>(
    path: String, limit: Int = byteLimit, _ body: (inout FileStream) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    try FileError.translating {
      let descriptor = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
      return try descriptor.closeAfter {
        var stream = try FileStream(descriptor, limit: limit)
        return try body(&stream)
      }
    }
  }

  /// Calls `body`, which reads as much of standard input as it needs.
  package static func streamStandardInput<Value>(
    limit: Int = byteLimit, _ body: (inout FileStream) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    try FileError.translating {
      var stream = try FileStream(.standardInput, limit: limit)
      return try body(&stream)
    }
  }
}
