internal import CDeflate

/// Inflates streams with libdeflate.
package enum Inflate {
  /// The inflated bytes of a raw deflate stream, without a zlib or gzip header.
  ///
  /// - Returns: `nil` if the stream is damaged, or does not inflate to exactly `byteCount` bytes.
  package static func raw(
    _ stream: ContiguousArray<UInt8>, byteCount: Int
  ) throws(OutOfMemory) -> ContiguousArray<UInt8>? {
    guard Memory.has(byteCount), let decompressor = unsafe libdeflate_alloc_decompressor() else {
      throw OutOfMemory()
    }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: byteCount)
    // Both buffers outlive the call, and libdeflate stays within the given counts. The last
    // argument is `nil`, so libdeflate succeeds only with exactly `byteCount` bytes.
    let result = unsafe bytes.withUnsafeMutableBytes { output in
      unsafe stream.withUnsafeBytes { input in
        unsafe libdeflate_deflate_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, output.count, nil)
      }
    }
    return result == LIBDEFLATE_SUCCESS ? bytes : nil
  }

  /// The inflated bytes of a zlib stream; `nil` if the stream is damaged, or inflates to more than
  /// `limit` bytes. The output buffer grows by a factor of eight with each attempt, so a short
  /// result needs little memory.
  ///
  /// Conditions of the unsafe code: libdeflate writes at most `room` bytes.
  package static func zlib(
    _ stream: ArraySlice<UInt8>, limit: Int
  ) -> ContiguousArray<UInt8>? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var room = 16 << 10
    while room <= limit {
      var output = ContiguousArray<UInt8>(repeating: 0, count: room)
      var count = 0
      let status = unsafe stream.withUnsafeBytes { input in
        unsafe output.withUnsafeMutableBytes { output in
          unsafe libdeflate_zlib_decompress(
            decompressor, input.baseAddress, input.count, output.baseAddress, room, &count)
        }
      }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE else {
        return status == LIBDEFLATE_SUCCESS ? ContiguousArray(output.prefix(count)) : nil
      }
      room *= 8
    }
    return nil
  }

  /// The CRC-32 of some bytes, as in ZIP archives and PNGs.
  package static func crc32(_ bytes: ContiguousArray<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
