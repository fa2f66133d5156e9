/// A piece of a compressed stream: deflate blocks, of which the last ends on a byte boundary. None
/// is marked as the last of the stream.
package struct EncodedPart: Sendable {
  let bytes: ContiguousArray<UInt8>
  /// The checksum of the uncompressed bytes.
  let checksum: Adler32
}
