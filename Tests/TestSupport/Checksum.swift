/// The checksums of PNG, zlib and ZIP, computed as their specifications describe.
package enum Checksum {
  /// CRC-32, as in the sample code of the PNG specification (annex D).
  package static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~Array(bytes).reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }

  /// Adler-32, the two sums of RFC 1950.
  package static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in Array(bytes) {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return second << 16 | first
  }

  /// The CRC of every byte, computed bit by bit.
  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
