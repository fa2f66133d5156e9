/// Stored deflate blocks, for bytes that no code makes smaller (RFC 1951, 3.2.4).
enum StoredBlocks {
  private static let longest = 65535

  /// The maximum number of bits that ``append(_:to:)`` writes for `count` bytes.
  static func bitCount(_ count: Int) -> Int {
    let blocks = max(1, (count + longest - 1) / longest)
    return 8 * count + blocks * (3 + 7 + 32)
  }

  static func append(_ bytes: ArraySlice<UInt8>, to writer: inout BitWriter) {
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: longest) {
      let end = min(start + longest, bytes.endIndex)
      writer.append(0, count: 3)
      writer.align()
      writer.append(end - start, count: 16)
      writer.append(~(end - start) & 0xFFFF, count: 16)
      writer.append(contentsOf: bytes[start..<end])
    }
  }

  /// Appends an empty block. It ends on a byte boundary, so whole bytes may follow.
  static func appendEmpty(to writer: inout BitWriter) {
    writer.append(0, count: 3)
    writer.align()
    writer.append(contentsOf: [0, 0, 0xFF, 0xFF])
  }

  /// The bytes of an empty block that is marked as the last of the stream.
  static let end: [UInt8] = [1, 0, 0, 0xFF, 0xFF]
}
