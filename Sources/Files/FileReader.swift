internal import SystemPackage

/// Reads whole files.
package enum FileReader {
  /// The default limit, as much as an artwork of a hundred million pixels can take: piped input may
  /// never end.
  package static let byteLimit = 1 << 30

  /// The file's bytes.
  ///
  /// - Throws: ``FileError/tooLarge(limit:)`` if there are more than `limit` bytes; these are not
  ///   read.
  /// - Complexity: O(bytes)
  package static func read(
    path: String, limit: Int = byteLimit
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating {
      let descriptor = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
      return try descriptor.closeAfter { try read(descriptor, limit: limit) }
    }
  }

  /// Reads standard input to its end.
  package static func readStandardInput(
    limit: Int = byteLimit
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating { try read(.standardInput, limit: limit) }
  }

  private static let chunk = 1 << 20

  private static func read(
    _ descriptor: FileDescriptor, limit: Int
  ) throws -> ContiguousArray<UInt8> {
    let size = Int(try descriptor.stat().size)
    if size > limit { throw FileError.tooLarge(limit: limit) }
    var bytes = ContiguousArray<UInt8>()
    // One byte more than expected, so that the end is found without another round.
    var room = size + 1
    while bytes.count <= limit {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = try fill(&bytes, from: start, descriptor)
      bytes.removeLast(room - count)
      if count < room { return bytes }
      room = min(max(chunk, bytes.count), limit + 1 - bytes.count)
    }
    throw FileError.tooLarge(limit: limit)
  }

  /// Returns how many bytes were read; fewer than there is room for only at the end.
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
}
