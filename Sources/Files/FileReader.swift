internal import Resources
internal import SystemPackage

/// Reads whole files.
package enum FileReader {
  /// The default limit, as much as an artwork of a hundred million pixels can take: piped input may
  /// never end.
  package static let byteLimit = 1 << 30

  /// Whether the rest of a file is worth reading, by its first bytes.
  package typealias Judge = (_ start: ContiguousArray<UInt8>) -> Bool

  /// The file's bytes; only the first ones if `isWorthReading` is false of them.
  ///
  /// - Throws: ``FileError/tooLarge(limit:)`` if there are more than `limit` bytes; these are not
  ///   read.
  /// - Complexity: O(bytes)
  package static func read(
    path: String, limit: Int = byteLimit, isWorthReading: Judge = { _ in true }
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating {
      let descriptor = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
      return try descriptor.closeAfter { try read(descriptor, limit: limit, isWorthReading) }
    }
  }

  /// Reads standard input to its end.
  package static func readStandardInput(
    limit: Int = byteLimit, isWorthReading: Judge = { _ in true }
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating { try read(.standardInput, limit: limit, isWorthReading) }
  }

  private static let chunk = 1 << 20
  /// What is judged.
  private static let start = 4096

  private static func read(
    _ descriptor: FileDescriptor, limit: Int, _ isWorthReading: Judge
  ) throws -> ContiguousArray<UInt8> {
    let size = Int(try descriptor.stat().size)
    if size > limit { throw FileError.tooLarge(limit: limit) }
    var bytes = ContiguousArray<UInt8>()
    var room = start
    while bytes.count <= limit {
      let end = bytes.count
      // Growing takes room for all bytes, beside those that have been read.
      try Memory.check(end + room)
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = try fill(&bytes, from: end, descriptor)
      bytes.removeLast(room - count)
      if count < room { return bytes }
      if end == 0 && !isWorthReading(bytes) { return bytes }
      // One byte more than expected, so that the end is found without another round.
      let rest = size >= bytes.count ? size + 1 - bytes.count : max(chunk, bytes.count)
      room = min(rest, limit + 1 - bytes.count)
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
