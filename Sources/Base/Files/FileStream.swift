internal import Platform
internal import SystemPackage

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
