/// The inner loops of the deflate coder.
///
/// The conditions of the unsafe code are given for each loop.
enum TokenKernel {
  /// Bits that do not yet fill a byte.
  struct Bits {
    var pending: UInt64
    var count: Int
  }

  /// How often each byte occurs.
  ///
  /// Conditions: `range` lies within `bytes`.
  static func histogram(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> [UInt32] {
    // Four tables, so that when the same byte repeats, an increment does not have to wait for the
    // previous one.
    var counts = [UInt32](repeating: 0, count: 4 * 256)
    unsafe bytes[range].withUnsafeBufferPointer { bytes in
      unsafe counts.withUnsafeMutableBufferPointer { counts in
        guard let bytes = bytes.baseAddress, let counts = counts.baseAddress else { return }
        let whole = range.count & ~3
        for position in stride(from: 0, to: whole, by: 4) {
          unsafe counts[Int(bytes[position])] += 1
          unsafe counts[256 + Int(bytes[position + 1])] += 1
          unsafe counts[512 + Int(bytes[position + 2])] += 1
          unsafe counts[768 + Int(bytes[position + 3])] += 1
        }
        for position in whole..<range.count { unsafe counts[Int(bytes[position])] += 1 }
      }
    }
    return (0..<256).map { counts[$0] + counts[256 + $0] + counts[512 + $0] + counts[768 + $0] }
  }

  /// Splits bytes into tokens and counts them.
  ///
  /// Conditions: `range` lies within `bytes`; `output` has room for `range.count` tokens; `counts`
  /// has `RunTokens.kinds` entries.
  static func tokenize(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, _ thresholds: RunThresholds,
    into output: UnsafeMutableBufferPointer<UInt16>, counts: inout [UInt32]
  ) -> Int {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe counts.withUnsafeMutableBufferPointer { counts in
        guard let bytes = bytes.baseAddress, let output = output.baseAddress,
          let counts = counts.baseAddress
        else { return 0 }
        let start = unsafe UnsafeRawPointer(bytes)
        var position = range.lowerBound
        var written = 0
        if position == 0 && position < range.upperBound {
          unsafe emit(UInt16(bytes[0]), output, &written, counts)
          position = 1
        }
        while position + 3 <= range.upperBound {
          let window = unsafe start.loadUnaligned(fromByteOffset: position - 1, as: UInt32.self)
          if (window ^ (window >> 8)) & 0xFF_FFFF == 0 {
            let limit = min(range.upperBound, position + 258)
            let end = unsafe endOfRun(start, from: position + 3, limit: limit)
            let byte = unsafe bytes[position]
            if end - position >= Int(thresholds.shortest[Int(byte)]) {
              unsafe emit(UInt16(256 + end - position), output, &written, counts)
            } else {
              unsafe emit(UInt16(byte), times: end - position, output, &written, counts)
            }
            position = end
          } else {
            unsafe emit(UInt16(bytes[position]), output, &written, counts)
            position += 1
          }
        }
        while position < range.upperBound {
          unsafe emit(UInt16(bytes[position]), output, &written, counts)
          position += 1
        }
        return written
      }
    }
  }

  @inline(__always)
  private static func emit(
    _ token: UInt16, _ output: UnsafeMutablePointer<UInt16>, _ written: inout Int,
    _ counts: UnsafeMutablePointer<UInt32>
  ) {
    unsafe output[written] = token
    unsafe counts[Int(token)] += 1
    written += 1
  }

  /// Emits the same literal several times, with a single update of its count.
  @inline(__always)
  private static func emit(
    _ literal: UInt16, times: Int, _ output: UnsafeMutablePointer<UInt16>, _ written: inout Int,
    _ counts: UnsafeMutablePointer<UInt32>
  ) {
    unsafe counts[Int(literal)] += UInt32(times)
    for index in 0..<times { unsafe output[written + index] = literal }
    written += times
  }

  @inline(__always)
  private static func endOfRun(_ start: UnsafeRawPointer, from: Int, limit: Int) -> Int {
    let value = unsafe start.load(fromByteOffset: from - 1, as: UInt8.self)
    let pattern = UInt64(value) &* 0x0101_0101_0101_0101
    var position = from
    while position + 8 <= limit {
      let word = unsafe start.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
      let difference = word ^ pattern
      guard difference == 0 else { return position + difference.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < limit,
      unsafe start.load(fromByteOffset: position, as: UInt8.self) == value
    { position += 1 }
    return position
  }

  /// Writes the codes of tokens.
  ///
  /// Conditions: `output` has room from `start` on for the bits of all codes and eight more bytes;
  /// fewer than eight bits are pending; `codes` has a code of at most 21 bits for each token, so
  /// that two codes fit after the pending bits.
  ///
  /// - Returns: How many bytes were written.
  static func encode(
    _ tokens: ArraySlice<UInt16>, codes: PackedCodes, state: inout Bits,
    into output: UnsafeMutableBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var pending = state.pending
    var count = state.count
    var written = start
    unsafe tokens.withUnsafeBufferPointer { tokens in
      unsafe codes.entries.withUnsafeBufferPointer { codes in
        guard let base = output.baseAddress, let codes = codes.baseAddress else { return }
        let output = UnsafeMutableRawPointer(base)
        var index = 0
        while index < tokens.count {
          let isPair = index + 1 < tokens.count
          let first = unsafe codes[Int(tokens[index])]
          pending |= UInt64(first & PackedCodes.bitMask) << UInt64(count)
          count += Int(first >> PackedCodes.countShift)
          if isPair {
            let second = unsafe codes[Int(tokens[index + 1])]
            pending |= UInt64(second & PackedCodes.bitMask) << UInt64(count)
            count += Int(second >> PackedCodes.countShift)
          }
          index += 2
          unsafe output.storeBytes(of: pending.littleEndian, toByteOffset: written, as: UInt64.self)
          written += count >> 3
          pending >>= UInt64(count & ~7)
          count &= 7
        }
      }
    }
    state = Bits(pending: pending, count: count)
    return written - start
  }
}
