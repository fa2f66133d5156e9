internal import CDeflate

/// What libdeflate makes of a raw deflate stream, whose end need not be that of the bytes.
struct InflatedStream {
  let bytes: ContiguousArray<UInt8>

  /// `nil` if the stream is damaged, or holds more than `limit` bytes.
  init?(_ stream: ArraySlice<UInt8>, limit: Int) {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var (taken, given) = (0, 0)
    var status = LIBDEFLATE_BAD_DATA
    // libdeflate writes at most `limit` bytes, and says how many.
    bytes = unsafe ContiguousArray(unsafeUninitializedCapacity: limit) { output, count in
      status = unsafe stream.withUnsafeBytes { input in
        unsafe libdeflate_deflate_decompress_ex(
          decompressor, input.baseAddress, input.count, output.baseAddress, limit, &taken, &given)
      }
      count = status == LIBDEFLATE_SUCCESS ? given : 0
    }
    guard status == LIBDEFLATE_SUCCESS else { return nil }
  }

  var adler32: UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
  }
}
