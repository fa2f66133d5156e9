/// A zlib stream (RFC 1950) of parts that were deflated apart.
struct ZlibStream {
  /// What follows each other in the stream.
  let pieces: [ContiguousArray<UInt8>]

  /// A window of 32 KB, and a level that says nothing.
  private static let header: ContiguousArray<UInt8> = [0x78, 0x01]

  /// - Parameters:
  ///   - parts: whole bytes of deflate blocks, none the last of the stream.
  ///   - checksum: of all the bytes that the parts hold.
  init(parts: [ContiguousArray<UInt8>], checksum: Adler32) {
    var end = ContiguousArray(StoredBlocks.end)
    end.append(bigEndian: checksum.value)
    pieces = [Self.header] + parts + [end]
  }

  var bytes: ContiguousArray<UInt8> { ContiguousArray(pieces.joined()) }
}

extension ContiguousArray<UInt8> {
  /// Appends four bytes, the highest first.
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
