import CDeflate

/// libdeflate's decompressor, which shares nothing with the coders under test.
enum Inflate {
  /// The content of a raw deflate stream; `nil` if it is invalid or does not have `count` bytes.
  static func deflate(_ bytes: ContiguousArray<UInt8>, count: Int) -> ContiguousArray<UInt8>? {
    unsafe inflate(bytes, count) {
      unsafe libdeflate_deflate_decompress_ex($0, $1, $2, $3, $4, $5, $6)
    }
  }

  /// The same for a zlib stream, whose checksum must be correct.
  static func zlib(_ bytes: ContiguousArray<UInt8>, count: Int) -> ContiguousArray<UInt8>? {
    unsafe inflate(bytes, count) {
      unsafe libdeflate_zlib_decompress_ex($0, $1, $2, $3, $4, $5, $6)
    }
  }

  private typealias Function = (
    OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int,
    UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int>?
  ) -> libdeflate_result

  private static func inflate(
    _ bytes: ContiguousArray<UInt8>, _ count: Int, _ decompress: Function
  ) -> ContiguousArray<UInt8>? {
    let decompressor = unsafe libdeflate_alloc_decompressor()
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var output = ContiguousArray<UInt8>(repeating: 0, count: count + 1)
    var taken = 0
    var written = 0
    let result = unsafe bytes.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        unsafe decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &taken,
          &written)
      }
    }
    guard result == LIBDEFLATE_SUCCESS, taken == bytes.count, written == count else { return nil }
    output.removeLast()
    return output
  }
}
