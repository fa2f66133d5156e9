internal import CDeflate

/// Compresses bytes with libdeflate.
package enum Deflated {
  /// Compresses bytes into a raw deflate stream.
  package static func raw(_ bytes: some Sequence<UInt8>, level: Int32 = 9) -> [UInt8] {
    unsafe compressed(Array(bytes), level) {
      unsafe libdeflate_deflate_compress($0, $1, $2, $3, $4)
    }
  }

  /// Compresses bytes into a zlib stream.
  package static func zlib(_ bytes: some Sequence<UInt8>, level: Int32 = 1) -> [UInt8] {
    unsafe compressed(Array(bytes), level) {
      unsafe libdeflate_zlib_compress($0, $1, $2, $3, $4)
    }
  }

  private typealias Function = (
    OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int
  ) -> Int

  private static func compressed(
    _ bytes: [UInt8], _ level: Int32, _ compress: Function
  ) -> [UInt8] {
    let compressor = unsafe libdeflate_alloc_compressor(level)
    defer { unsafe libdeflate_free_compressor(compressor) }
    // This bound is enough for both formats.
    let room = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
      count = unsafe bytes.withUnsafeBytes { input in
        unsafe compress(
          compressor, input.baseAddress, input.count, output.baseAddress, room)
      }
    }
  }
}
