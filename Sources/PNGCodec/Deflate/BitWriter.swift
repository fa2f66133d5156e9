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

  /// Appends the codes of `tokens`, which have `bitCount` bits in total.
  ///
  /// - Complexity: O(`tokens.count`)
  mutating func append(tokens: ArraySlice<UInt16>, codes: PackedCodes, bitCount: Int) {
    let start = bytes.count
    // The kernel stores eight bytes at a time.
    let room = (bitCount + pendingCount) / 8 + 8
    bytes.append(contentsOf: repeatElement(0, count: room))
    var state = TokenKernel.Bits(pending: pending, count: pendingCount)
    let written = unsafe bytes.withUnsafeMutableBufferPointer { output in
      unsafe TokenKernel.encode(tokens, codes: codes, state: &state, into: output, from: start)
    }
    bytes.removeLast(room - written)
    pending = state.pending
    pendingCount = state.count
  }
}
