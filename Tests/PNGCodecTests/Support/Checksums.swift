/// CRC-32 one bit at a time (PNG, third edition, annex D): nothing that could be wrong the same
/// way as a fast one.
func naiveCRC32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var crc = UInt32.max
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
  }
  return ~crc
}

/// Adler-32 as RFC 1950 words it: two sums.
func naiveAdler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var (first, second) = (1, 0)
  for byte in bytes {
    first = (first + Int(byte)) % 65521
    second = (second + first) % 65521
  }
  return UInt32(second) << 16 | UInt32(first)
}

/// Four bytes, the highest first.
func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
