/// A chunk of a PNG (clause 5.3): length, type, content, checksum.
package struct PNGChunk: Hashable, Sendable {
  package var type: String
  package var content: [UInt8]

  package init(_ type: String, _ content: [UInt8]) {
    self.type = type
    self.content = content
  }

  package var bytes: [UInt8] { bytes(checksumError: 0) }

  /// - Parameter checksumError: the bits of the checksum that are inverted.
  package func bytes(checksumError: UInt32) -> [UInt8] {
    let body = Array(type.utf8) + content
    return Bytes.bigEndian(content.count) + body
      + Bytes.bigEndian(Int(Checksum.crc32(body) ^ checksumError))
  }
}
