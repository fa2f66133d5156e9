internal import CDeflate

/// libdeflate's LZ77, for art with repeated patterns.
enum MatchDeflater {
  /// A whole zlib stream.
  ///
  /// - Parameter level: from 1 (fast) through 12 (small).
  /// - Complexity: O(`bytes.count`), with a factor that grows with `level`
  static func zlib(_ bytes: ContiguousArray<UInt8>, level: Int) -> ContiguousArray<UInt8> {
    guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else {
      return runs(bytes)
    }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let room = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe ContiguousArray(unsafeUninitializedCapacity: room) { output, count in
      count = unsafe bytes.withUnsafeBytes {
        unsafe libdeflate_zlib_compress(
          compressor, $0.baseAddress, $0.count, output.baseAddress, output.count)
      }
    }
  }

  /// The fallback if there is no memory for a compressor.
  private static func runs(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    ZlibStream(parts: [RunDeflater.deflate(bytes)], checksum: Adler32(bytes)).bytes
  }
}
