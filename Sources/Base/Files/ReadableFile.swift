internal import Platform
internal import SystemPackage

/// A regular file that is read in parts.
package struct ReadableFile: ~Copyable {
  /// The size in bytes when the file was opened.
  package let byteCount: Int
  /// The file's stamp when it was opened; `nil` if the system reported an error.
  let stamp: FileStamp?
  private let descriptor: FileDescriptor

  package init(path: String, followsLinks: Bool = true) throws(FileError) {
    try self.init { try FileReader.openRegular(path, followsLinks: followsLinks) }
  }

  init(_ place: FilePlace) throws(FileError) {
    try self.init {
      try FileReader.regular(place.folder.open(place.name, flags: O_RDONLY | O_NONBLOCK))
    }
  }

  private init(_ open: () throws -> FileDescriptor) throws(FileError) {
    (descriptor, byteCount, stamp) = try FileError.translating {
      let descriptor = try open()
      do {
        return (descriptor, Int(try descriptor.stat().size), FileStamp(of: descriptor))
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
    let read = try FileError.translating {
      try unsafe bytes.withUnsafeMutableBytes { buffer in
        var position = 0
        while position < buffer.count {
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[position...])
          let count = try unsafe descriptor.read(
            fromAbsoluteOffset: Int64(offset + position), into: rest)
          if count == 0 { break }
          position += count
        }
        return position
      }
    }
    bytes.removeLast(count - read)
    return bytes
  }
}
