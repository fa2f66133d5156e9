internal import CDeflate
internal import Files
internal import Platform

/// Inflates and checks whole members with libdeflate.
enum Inflate {
  /// Inflates a raw deflate stream, without a zlib or gzip header.
  ///
  /// - Returns: `nil` if the stream is damaged, or holds more or fewer than `byteCount` bytes.
  /// - Throws: ``ArchiveError/unreadable(_:)`` if there is not enough memory.
  static func raw(
    _ stream: ContiguousArray<UInt8>, byteCount: Int
  ) throws(ArchiveError) -> ContiguousArray<UInt8>? {
    guard Memory.has(byteCount), let decompressor = unsafe libdeflate_alloc_decompressor() else {
      throw .unreadable(.outOfMemory)
    }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: byteCount)
    // Both buffers outlive the call, and libdeflate stays within the given counts. Because no
    // actual count is requested (`nil`), only exactly `byteCount` bytes are a success.
    let result = unsafe bytes.withUnsafeMutableBytes { output in
      unsafe stream.withUnsafeBytes { input in
        unsafe libdeflate_deflate_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, output.count, nil)
      }
    }
    return result == LIBDEFLATE_SUCCESS ? bytes : nil
  }

  /// The CRC-32 that ZIP archives store for each member.
  static func checksum(_ bytes: ContiguousArray<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
