/// Packs bits into bytes, lowest bit first (RFC 1951, 3.1.1).
struct BitWriter {
  private(set) var bytes: ContiguousArray<UInt8> = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Appends the lowest `count` bits of `bits`, 32 at most; all higher bits must be zero.
  mutating func append(_ bits: Int, count: Int) {
    pending |= UInt64(bits) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  mutating func append(_ code: HuffmanCode, _ symbol: Int) {
    append(Int(code.codes[symbol]), count: Int(code.lengths[symbol]))
  }

  /// Fills the last byte with zero bits.
  mutating func align() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }

  /// - Precondition: the writer is aligned.
  mutating func append(contentsOf content: ArraySlice<UInt8>) {
    precondition(pendingCount == 0)
    bytes.append(contentsOf: content)
  }

  /// Appends the bits that `write` writes, `bitCount` at most.
  ///
  /// Conditions of the unsafe code: `write` gets the pending bits, and room for all bits and eight
  /// more bytes. `write` leaves fewer than eight bits pending, and returns the number of bytes
  /// written.
  mutating func append(
    bitCount: Int,
    write: (_ output: UnsafeMutablePointer<UInt8>?, _ bits: inout UInt64, _ count: inout Int) -> Int
  ) {
    let start = bytes.count
    let room = (bitCount + pendingCount) / 8 + 8
    bytes.append(contentsOf: repeatElement(0, count: room))
    let written = unsafe bytes.withUnsafeMutableBufferPointer {
      unsafe write($0.baseAddress.map { unsafe $0 + start }, &pending, &pendingCount)
    }
    precondition(written <= room)
    bytes.removeLast(room - written)
  }
}

/// Stored deflate blocks, for bytes that no code makes smaller (RFC 1951, 3.2.4).
enum StoredBlocks {
  private static let longest = 65535

  /// The maximum number of bits that ``append(_:to:)`` writes for `count` bytes.
  static func bitCount(_ count: Int) -> Int {
    let blocks = max(1, (count + longest - 1) / longest)
    return 8 * count + blocks * (3 + 7 + 32)
  }

  static func append(
    _ bytes: ArraySlice<UInt8>, to writer: inout BitWriter, isLast: Bool = false
  ) {
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: longest) {
      let end = min(start + longest, bytes.endIndex)
      writer.append(isLast && end == bytes.endIndex ? 1 : 0, count: 3)
      writer.align()
      writer.append(end - start, count: 16)
      writer.append(~(end - start) & 0xFFFF, count: 16)
      writer.append(contentsOf: bytes[start..<end])
    }
  }

  /// Appends an empty block. The block ends on a byte boundary, so whole bytes may follow.
  static func appendEmpty(to writer: inout BitWriter) {
    writer.append(0, count: 3)
    writer.align()
    writer.append(contentsOf: [0, 0, 0xFF, 0xFF])
  }

  /// The bytes of an empty block that is marked as the last of the stream. Its codes are fixed, so
  /// it takes three bits for its type and seven for its end.
  static let end: ContiguousArray<UInt8> = [0b11, 0]
}
