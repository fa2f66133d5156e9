internal import SystemPackage

/// Reads whole files.
public enum FileReader {
  /// The file's bytes; of a larger file the first `limit`, where one is given.
  ///
  /// - Complexity: O(bytes)
  public static func read(
    path: String, atMost limit: Int? = nil
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating {
      let descriptor = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
      return try descriptor.closeAfter {
        let size = Int(try descriptor.stat().size)
        guard let limit, size > limit else { return try read(descriptor, size: size) }
        var bytes = ContiguousArray<UInt8>(repeating: 0, count: limit)
        bytes.removeLast(limit - (try fill(&bytes, from: 0, descriptor)))
        return bytes
      }
    }
  }

  /// What standard input has, to its end.
  public static func readStandardInput() throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating {
      try read(.standardInput, size: Int(try FileDescriptor.standardInput.stat().size))
    }
  }

  /// More is no file of ours, and what is piped in may have no end. As much as an artwork of a
  /// hundred million pixels can take.
  public static let byteLimit = 1 << 30

  private static let chunk = 1 << 20

  /// - Parameter size: how many bytes there should be.
  private static func read(
    _ descriptor: FileDescriptor, size: Int
  ) throws -> ContiguousArray<UInt8> {
    if size > byteLimit { throw FileError.tooLarge }
    var bytes = ContiguousArray<UInt8>()
    // One more than there should be: the end then shows without another round.
    var room = size + 1
    while bytes.count <= byteLimit {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = try fill(&bytes, from: start, descriptor)
      bytes.removeLast(room - count)
      if count < room { return bytes }
      room = max(chunk, bytes.count)
    }
    throw FileError.tooLarge
  }

  /// How many bytes came; fewer than there is room for only at the end.
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
