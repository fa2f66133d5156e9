/// A piece of a compressed stream: whole bytes of deflate blocks, none of them the last.
package struct EncodedPart: Sendable {
  let bytes: ContiguousArray<UInt8>
  /// Of what the bytes hold.
  let checksum: Adler32
}
