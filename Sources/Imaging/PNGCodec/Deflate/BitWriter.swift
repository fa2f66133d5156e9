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

  /// Appends whole bytes.
  ///
  /// - Precondition: the writer is aligned.
  mutating func append(contentsOf content: ArraySlice<UInt8>) {
    precondition(pendingCount == 0)
    bytes.append(contentsOf: content)
  }

  /// Appends the bits that `write` writes, `bitCount` at most.
  ///
  /// Conditions of the unsafe code: `write` gets room for all bits and eight more bytes. It also
  /// gets the pending bits that do not fill a byte yet, fewer than eight. It leaves fewer than
  /// eight bits pending and returns the number of bytes it wrote.
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
