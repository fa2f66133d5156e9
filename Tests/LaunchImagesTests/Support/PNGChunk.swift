/// A chunk of a PNG: length, type, content, checksum.
struct PNGChunk: Hashable {
  var type: String
  var content: [UInt8]

  var bytes: [UInt8] {
    let checked = Array(type.utf8) + content
    return Self.number(content.count) + checked + Self.number(Int(Self.checksum(checked)))
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as the PNG specification's sample code has it.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { (start: UInt32) in
    (0..<8).reduce(start) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}

/// A zlib stream that compresses nothing (RFC 1950; RFC 1951, 3.2.4).
enum StoredZlib {
  static func stream(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + bytes.count / 10_000 + 16)
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = end - start
      stream.append(end == bytes.count ? 1 : 0)
      for value in [count, 0xFFFF ^ count] {
        stream.append(UInt8(value & 255))
        stream.append(UInt8(value >> 8))
      }
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + PNGChunk.number(Int(adler(bytes)))
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
