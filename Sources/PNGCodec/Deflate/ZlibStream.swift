/// A zlib stream (RFC 1950) made of parts that were deflated independently.
struct ZlibStream {
  /// The pieces of the stream, in order.
  let pieces: [ContiguousArray<UInt8>]

  /// A window of 32 KB; the level field has no effect on decoding.
  static let header: ContiguousArray<UInt8> = [0x78, 0x01]

  /// - Parameters:
  ///   - parts: deflate blocks that end on byte boundaries, none of them marked as the last.
  ///   - checksum: of all uncompressed bytes of the parts.
  init(parts: [ContiguousArray<UInt8>], checksum: Adler32) {
    var end = ContiguousArray(StoredBlocks.end)
    end.append(bigEndian: checksum.value)
    pieces = [Self.header] + parts + [end]
  }

  var bytes: ContiguousArray<UInt8> { ContiguousArray(pieces.joined()) }
}

extension ContiguousArray<UInt8> {
  /// Appends four bytes in big-endian order.
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
