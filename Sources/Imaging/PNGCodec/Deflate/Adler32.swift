internal import CDeflate

/// The checksum of a zlib stream (RFC 1950). The checksums of parts can be combined into the
/// checksum of the whole.
struct Adler32: Equatable, Sendable {
  private(set) var value: UInt32 = 1
  /// Number of bytes that the checksum covers.
  private(set) var count = 0

  init() {}

  init(_ bytes: ArraySlice<UInt8>) {
    count = bytes.count
    value = unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
  }

  init(_ bytes: ContiguousArray<UInt8>) { self.init(bytes[...]) }

  /// Extends the checksum, so that it covers its own bytes followed by those of `next`.
  ///
  /// The low half is 1 plus the sum of the bytes; the high half is the sum of the low halves after
  /// each byte. So `next` adds its own sums, and the low half adds once to the high half for each
  /// byte of `next`.
  mutating func append(_ next: Adler32) {
    let base: UInt64 = 65521
    let low = UInt64(value & 0xFFFF)
    let nextLow = UInt64(next.value & 0xFFFF)
    let high = UInt64(value >> 16) + UInt64(next.value >> 16)
    let carried = UInt64(next.count) % base * (low + base - 1)
    let sum = (low + nextLow + base - 1) % base
    value = UInt32((high + carried) % base) << 16 | UInt32(sum)
    count += next.count
  }
}
