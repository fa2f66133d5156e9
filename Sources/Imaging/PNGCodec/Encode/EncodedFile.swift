internal import Pixels

/// A PNG file that is written part by part, so that its parts need not be in memory together.
package struct EncodedFile<Output: ByteOutput> {
  private let output: Output
  /// Position in the file of the IDAT chunk's length; there is only one IDAT chunk.
  private let lengthOffset: Int
  /// Number of bytes in the IDAT chunk's content so far.
  private var length = 0
  /// The checksum of the IDAT chunk's type and content so far.
  private var chunkChecksum: UInt32 = 0
  /// The zlib checksum of the uncompressed bytes so far.
  private var checksum = Adler32()

  /// Header of a zlib stream with a window of 32 KB; the level has no effect on decoding (RFC
  /// 1950).
  private static var streamHeader: ContiguousArray<UInt8> { [0x78, 0x01] }

  init(
    size: PixelSize, format: PixelFormat, colors: ColorChunks, to output: Output
  ) throws(Output.Failure) {
    let start = PNGFile(size: size, format: format, colors: colors).bytes
    self.output = output
    lengthOffset = start.count
    try output.append(start)
    try output.reserve(4)
    let type = ContiguousArray("IDAT".utf8)
    chunkChecksum = PNGFile.checksum(type)
    try output.append(type)
    try append(Self.streamHeader)
  }

  /// Appends the next rows.
  ///
  /// - Throws: the output's errors.
  /// - Complexity: O(`part`'s bytes)
  package mutating func append(_ part: EncodedPart) throws(Output.Failure) {
    try append(part.bytes)
    checksum.append(part.checksum)
  }

  /// Writes the end of the file, and the length that was not known at its start.
  ///
  /// - Throws: the output's errors.
  package mutating func finish() throws(Output.Failure) {
    try append(StoredBlocks.end + ContiguousArray(bigEndian: checksum.value))
    try output.append(ContiguousArray(bigEndian: chunkChecksum) + PNGFile.end)
    try output.fill(at: lengthOffset, ContiguousArray(bigEndian: UInt32(length)))
  }

  private mutating func append(_ content: ContiguousArray<UInt8>) throws(Output.Failure) {
    try output.append(content)
    length += content.count
    chunkChecksum = PNGFile.checksum(content, after: chunkChecksum)
  }
}

/// A piece of a compressed stream: deflate blocks, of which the last ends on a byte boundary. None
/// is marked as the last of the stream.
package struct EncodedPart: Sendable {
  let bytes: ContiguousArray<UInt8>
  /// The checksum of the uncompressed bytes.
  let checksum: Adler32
}

/// Receives the bytes of a file piece by piece, from its start to its end.
package protocol ByteOutput: AnyObject {
  associatedtype Failure: Error

  func append(_ bytes: ContiguousArray<UInt8>) throws(Failure)

  /// Appends `count` bytes whose values are not known yet; ``fill(at:_:)`` sets them later.
  func reserve(_ count: Int) throws(Failure)

  /// Sets the values of reserved bytes, which may be done only once.
  func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) throws(Failure)
}

package final class MemoryOutput: ByteOutput {
  package typealias Failure = Never

  package private(set) var bytes: ContiguousArray<UInt8> = []

  package init() {}

  package func append(_ bytes: ContiguousArray<UInt8>) {
    self.bytes += bytes
  }

  package func reserve(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0, count: count))
  }

  package func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) {
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}
