/// A piece of a compressed stream: deflate blocks that end on a byte boundary, none of them marked
/// as the last.
package struct EncodedPart: Sendable {
  let bytes: ContiguousArray<UInt8>
  /// The checksum of the uncompressed bytes.
  let checksum: Adler32
}
