internal import CDeflate

/// The chunks of a PNG whose every checksum is right, from IHDR through IEND.
struct ChunkList {
  struct Chunk {
    let type: String
    /// Where the content lies in the file.
    let content: Range<Int>
  }

  private(set) var chunks: [Chunk] = []

  /// `nil` where anything is wrong, or follows IEND.
  ///
  /// - Complexity: O(`bytes.count`)
  init?(_ bytes: ContiguousArray<UInt8>) {
    guard bytes.starts(with: PNGFile.signature) else { return nil }
    var position = PNGFile.signature.count
    while chunks.last?.type != "IEND" {
      guard position + 12 <= bytes.count else { return nil }
      let length = Int(bytes.number(at: position))
      guard length <= bytes.count - position - 12 else { return nil }
      let content = position + 8..<position + 8 + length
      let type = bytes[position + 4..<position + 8]
      let checksum = unsafe bytes[position + 4..<content.upperBound].withUnsafeBytes {
        unsafe libdeflate_crc32(0, $0.baseAddress, $0.count)
      }
      guard checksum == bytes.number(at: content.upperBound) else { return nil }
      chunks.append(Chunk(type: String(decoding: type, as: UTF8.self), content: content))
      position = content.upperBound + 4
    }
    guard position == bytes.count else { return nil }
  }
}

extension ContiguousArray<UInt8> {
  /// Four bytes, the highest first.
  func number(at position: Int) -> UInt32 {
    self[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
