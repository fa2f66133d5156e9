internal import Platform
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

/// A file or a pipe that is read from its beginning until the reader stops.
package struct FileStream {
  /// The file's size; `nil` if it is not a regular file, or if its size is reported as 0.
  package let byteCount: Int?
  private let descriptor: FileDescriptor
  private let limit: Int
  private var count = 0

  /// - Throws: ``FileError/tooLarge(limit:)`` if a file has more bytes than `limit`.
  init(_ descriptor: FileDescriptor, limit: Int) throws {
    let status = try descriptor.stat()
    let size = Int(status.size)
    if size > limit { throw FileError.tooLarge(limit: limit) }
    byteCount = status.type == .regular && size > 0 ? size : nil
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Appends the next `room` bytes, or fewer at the end of the file.
  ///
  /// - Throws: ``FileError/tooLarge(limit:)`` if more bytes have been read than the limit.
  package mutating func read(
    _ room: Int, into bytes: inout ContiguousArray<UInt8>
  ) throws(FileError) {
    let room = min(room, limit + 1 - count)
    let end = bytes.count
    // Growing the array allocates room for all bytes, in addition to the old array.
    try FileError.translating { try Memory.check(end + room) }
    bytes.append(contentsOf: repeatElement(0, count: room))
    let found = try FileError.translating { try Self.fill(&bytes, from: end, descriptor) }
    bytes.removeLast(room - found)
    count += found
    if count > limit { throw .tooLarge(limit: limit) }
  }

  /// Fills `bytes` from the index `start`, and returns the number of bytes read. It is smaller than
  /// the room only at the end of the file.
  private static func fill(
    _ bytes: inout ContiguousArray<UInt8>, from start: Int, _ descriptor: FileDescriptor
  ) throws -> Int {
    try unsafe bytes.withUnsafeMutableBytes { buffer in
      var position = start
      while position < buffer.count {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[position...])
        let count = try unsafe descriptor.read(into: rest)
        if count == 0 { break }
        position += count
      }
      return position - start
    }
  }

  mutating func readAll() throws(FileError) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    // One byte more than expected, so that the end is found without another read.
    var room = byteCount.map { $0 + 1 } ?? 4096
    while true {
      let end = bytes.count
      try read(room, into: &bytes)
      if bytes.count < end + room { return bytes }
      room = max(1 << 20, bytes.count)
    }
  }
}
