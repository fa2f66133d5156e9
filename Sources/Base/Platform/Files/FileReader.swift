internal import SystemPackage

package enum FileReader {
  /// The default limit in bytes: enough for an artwork of a hundred million pixels. There is a
  /// limit because piped input may never end.
  package static let byteLimit = 1 << 30

  /// Reads a whole file.
  ///
  /// - Parameter path: `nil` for standard input.
  /// - Throws: ``FileError/tooLarge(limit:)`` if there are more than `limit` bytes.
  package static func read(
    path: String?, limit: Int = byteLimit
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try stream(path: path, limit: limit) { (stream) throws(FileError) in try stream.readAll() }
  }

  /// Reads a file that launchgen has found, not a file that a person has named. Only a regular file
  /// is read, so the call never waits for a pipe or a device.
  ///
  /// - Throws: ``FileError/notRegularFile``, ``FileError/tooLarge(limit:)``
  package static func read(
    found path: String, limit: Int = byteLimit, followsLinks: Bool = true
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try ReadableFile(path: path, followsLinks: followsLinks).bytes(limit: limit)
  }

  /// Opens a file, and calls `body`, which reads as much of the file as necessary.
  ///
  /// - Parameter path: `nil` for standard input.
  package static func stream<Value>(
    path: String?, limit: Int = byteLimit, _ body: (inout FileStream) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    try FileError.translating {
      guard let path else {
        var stream = try FileStream(.standardInput, limit: limit)
        return try body(&stream)
      }
      let descriptor = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
      return try descriptor.closeAfter {
        var stream = try FileStream(descriptor, limit: limit)
        return try body(&stream)
      }
    }
  }
}

/// A file or a pipe that is read from its beginning until the reader stops.
package struct FileStream {
  /// The file's size in bytes; `nil` if the file is not regular, or if the system reports the size
  /// 0.
  private let byteCount: Int?
  private let descriptor: FileDescriptor
  private var limit: Int
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
  /// - Throws: ``FileError/tooLarge(limit:)`` if more bytes than the limit have been read.
  package mutating func read(
    _ room: Int, into bytes: inout ContiguousArray<UInt8>
  ) throws(FileError) {
    let room = min(room, limit + 1 - count)
    let end = bytes.count
    // Growing the array allocates room for all bytes, in addition to the old array.
    try FileError.translating { try Memory.check(end + room) }
    bytes.append(contentsOf: repeatElement(0, count: room))
    try unsafe bytes.fill(from: end) { try unsafe descriptor.read(into: $0) }
    count += bytes.count - end
    if count > limit { throw .tooLarge(limit: limit) }
  }

  /// Reads the rest of a file.
  ///
  /// - Parameters:
  ///   - start: the bytes that were read before, with which the result begins.
  ///   - limit: the maximum number of bytes of the whole file.
  /// - Throws: ``FileError/tooLarge(limit:)``
  package mutating func readAll(
    after start: ContiguousArray<UInt8> = [], limit: Int = .max
  ) throws(FileError) -> ContiguousArray<UInt8> {
    self.limit = min(limit, self.limit)
    if byteCount ?? 0 > self.limit { throw .tooLarge(limit: self.limit) }
    var bytes = start
    // One byte more than expected, so that the end is found without another read.
    var room = max(1, byteCount.map { $0 + 1 - count } ?? 4096)
    while true {
      let end = bytes.count
      try read(room, into: &bytes)
      if bytes.count < end + room { return bytes }
      room = max(1 << 20, bytes.count)
    }
  }
}

extension FileReader {
  /// Whether the first 16,384 bytes of a file contain one of the words. Only small files matter, so
  /// long files, such as games' lists of sprites, are not read to the end.
  package static func begins(_ path: String, withOneOf words: [String]) -> Bool {
    guard let file = try? ReadableFile(path: path),
      let start = try? file.read(at: 0, count: 1 << 14)
    else { return false }
    return start.indices.contains { index in
      words.contains { $0.utf8.first == start[index] && start[index...].starts(with: $0.utf8) }
    }
  }
}

/// A regular file that is read in parts.
package struct ReadableFile: ~Copyable {
  /// The size in bytes when the file was opened.
  package let byteCount: Int
  /// The file's stamp when it was opened.
  let stamp: FileStamp
  private let descriptor: FileDescriptor

  /// Opens a regular file. A pipe is refused, without waiting for its other end.
  package init(path: String, followsLinks: Bool = true) throws(FileError) {
    let options: FileDescriptor.OpenOptions = [.closeOnExec, .nonBlocking]
    try self.init(
      try FileError.translating {
        try FileDescriptor.open(
          FilePath(path), .readOnly, options: followsLinks ? options : options.union(.noFollow))
      })
  }

  init(_ place: FilePlace) throws(FileError) {
    try self.init(place.folder.open(place.name, flags: O_RDONLY | O_NONBLOCK))
  }

  private init(_ descriptor: FileDescriptor) throws(FileError) {
    (self.descriptor, byteCount, stamp) = try FileError.translating {
      do {
        let status = try descriptor.stat()
        if status.type == .directory { throw FileError.isDirectory }
        guard let stamp = FileStamp(ofFile: status) else { throw FileError.notRegularFile }
        return (descriptor, Int(status.size), stamp)
      } catch {
        try? descriptor.close()
        throw error
      }
    }
  }

  deinit { try? descriptor.close() }

  /// Reads `count` bytes, or fewer at the end of the file.
  package func read(at offset: Int, count: Int) throws(FileError) -> ContiguousArray<UInt8> {
    let count = max(0, min(count, byteCount - offset))
    try FileError.translating { try Memory.check(count) }
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: count)
    var position = Int64(offset)
    try unsafe bytes.fill(from: 0) {
      let count = try unsafe descriptor.read(fromAbsoluteOffset: position, into: $0)
      position += Int64(count)
      return count
    }
    return bytes
  }

  /// Reads the whole file.
  ///
  /// - Throws: ``FileError/tooLarge(limit:)`` if the file has more than `limit` bytes.
  func bytes(limit: Int = FileReader.byteLimit) throws(FileError) -> ContiguousArray<UInt8> {
    if byteCount > limit { throw .tooLarge(limit: limit) }
    return try read(at: 0, count: byteCount)
  }
}

extension ContiguousArray<UInt8> {
  /// Replaces the bytes from `start` to the end of the array with the bytes that `read` stores. If
  /// the file has fewer bytes, shortens the array.
  fileprivate mutating func fill(
    from start: Int, _ read: (UnsafeMutableRawBufferPointer) throws -> Int
  ) throws(FileError) {
    let end = try FileError.translating {
      try unsafe withUnsafeMutableBytes { buffer in
        var position = start
        while position < buffer.count {
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[position...])
          let count = try unsafe read(rest)
          if count == 0 { break }
          position += count
        }
        return position
      }
    }
    removeLast(count - end)
  }
}
