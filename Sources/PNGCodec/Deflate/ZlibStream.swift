/// A zlib stream (RFC 1950) of parts that were deflated apart.
enum ZlibStream {
  /// A window of 32 KB, and a level that says nothing.
  private static let header: [UInt8] = [0x78, 0x01]

  /// - Parameters:
  ///   - parts: whole bytes of deflate blocks, none the last of the stream.
  ///   - checksum: of all the bytes that the parts hold.
  static func joining(
    _ parts: [ContiguousArray<UInt8>], checksum: Adler32
  ) -> ContiguousArray<UInt8> {
    var stream = ContiguousArray<UInt8>()
    stream.reserveCapacity(parts.reduce(16) { $0 + $1.count })
    stream.append(contentsOf: header)
    for part in parts { stream.append(contentsOf: part) }
    stream.append(contentsOf: RunDeflater.end)
    stream.append(bigEndian: checksum.value)
    return stream
  }
}

extension ContiguousArray<UInt8> {
  /// Appends four bytes, the highest first.
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
