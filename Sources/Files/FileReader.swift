internal import SystemPackage

/// Reads whole files.
public enum FileReader {
  /// The file's bytes.
  ///
  /// - Complexity: O(bytes)
  public static func read(path: String) throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating {
      let descriptor = try FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
      return try descriptor.closeAfter { try read(descriptor) }
    }
  }

  /// What standard input has, to its end.
  public static func readStandardInput() throws(FileError) -> ContiguousArray<UInt8> {
    try FileError.translating { try read(.standardInput) }
  }

  /// More is no file of ours, and what is piped in may have no end. As much as an artwork of a
  /// hundred million pixels can take.
  public static let byteLimit = 1 << 30

  private static let chunk = 1 << 20

  private static func read(_ descriptor: FileDescriptor) throws -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    // One more than there should be: the end then shows without another round.
    let size = Int(try descriptor.stat().size)
    if size > byteLimit { throw FileError.tooLarge }
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
