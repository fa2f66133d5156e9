internal import CDeflate
internal import Pixels

/// A PNG file that grows by parts, so that none of them is in memory twice.
package struct EncodedFile {
  private var bytes: ContiguousArray<UInt8>
  /// Where the only IDAT chunk begins.
  private let start: Int
  private var checksum = Adler32()

  /// Of a zlib stream with a window of 32 KB; the level has no effect on decoding (RFC 1950).
  private static let streamHeader: [UInt8] = [0x78, 0x01]

  init(size: PixelSize, format: PixelFormat, colors: ColorChunks) {
    bytes = PNGFile(size: size, format: format, colors: colors).bytes
    start = bytes.count
    // Its length is not known yet.
    bytes.append(bigEndian: 0)
    bytes += "IDAT".utf8
    bytes += Self.streamHeader
  }

  /// Appends the next rows.
  ///
  /// - Complexity: O(`part`'s bytes)
  package mutating func append(_ part: EncodedPart) {
    bytes += part.bytes
    checksum.append(part.checksum)
  }

  /// The whole file, after which the value is of no use.
  package mutating func finish() -> ContiguousArray<UInt8> {
    bytes += StoredBlocks.end
    bytes.append(bigEndian: checksum.value)
    let content = bytes.count - start - 8
    for (place, shift) in zip(start..<start + 4, [24, 16, 8, 0]) {
      bytes[place] = UInt8(truncatingIfNeeded: content >> shift)
    }
    bytes.append(bigEndian: PNGFile.checksum(bytes[(start + 4)...]))
    var file = PNGFile(bytes: bytes)
    bytes = []
    file.append("IEND", [])
    return file.bytes
  }
}
