import TestSupport
import Testing

@testable import PNGCodec

/// Compares the writer with a list of bits.
@Suite struct BitWriterTests {
  @Test("random numbers of random widths", arguments: 0..<50)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var writer = BitWriter()
    var bits: [Int] = []
    for _ in 0..<500 {
      let count = Int.random(in: 0...32, using: &generator)
      let value = count == 0 ? 0 : Int.random(in: 0..<1 << count, using: &generator)
      writer.append(value, count: count)
      bits += (0..<count).map { value >> $0 & 1 }
      guard Int.random(in: 0..<20, using: &generator) == 0 else { continue }
      writer.align()
      while bits.count % 8 != 0 { bits.append(0) }
      writer.append(contentsOf: [1, 254])
      bits += [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]
    }
    writer.align()
    #expect(Array(writer.bytes) == bytes(bits))
  }

  @Test("the token kernel writes the same bits as single codes", arguments: 0..<40)
  func tokens(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let literals = HuffmanCode(
      counts: CountShape.allCases[seed % 3].counts(286).map { $0 + 1 }, limit: 15)
    let codes = PackedCodes(literals: literals)
    let tokens = ContiguousArray(
      (0..<seed * 13).map { _ -> UInt16 in
        Bool.random(using: &generator)
          ? .random(in: 0...255, using: &generator) : .random(in: 259...514, using: &generator)
      })
    var (fast, slow) = (BitWriter(), BitWriter())
    let ahead = seed % 8
    fast.append((1 << ahead) - 1, count: ahead)
    slow.append((1 << ahead) - 1, count: ahead)
    var bitCount = 0
    for token in tokens { bitCount += append(token, literals, to: &slow) }
    fast.append(tokens: tokens[...], codes: codes, bitCount: bitCount)
    fast.append(5, count: 3)
    slow.append(5, count: 3)
    fast.align()
    slow.align()
    #expect(fast.bytes == slow.bytes)
  }

  /// Appends a token as RFC 1951 defines it; the distance code is the single bit 0.
  private func append(_ token: UInt16, _ code: HuffmanCode, to writer: inout BitWriter) -> Int {
    let symbol = token < 256 ? Int(token) : LengthSymbol(of: Int(token) - 256).index
    writer.append(Int(code.codes[symbol]), count: Int(code.lengths[symbol]))
    guard token >= 256 else { return Int(code.lengths[symbol]) }
    let length = LengthSymbol(of: Int(token) - 256)
    writer.append(Int(length.extra), count: Int(length.extraBits))
    writer.append(0, count: 1)
    return Int(code.lengths[symbol]) + Int(length.extraBits) + 1
  }

  private func bytes(_ bits: [Int]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      (start..<min(start + 8, bits.count)).reduce(0) { $0 | UInt8(bits[$1] << ($1 - start)) }
    }
  }
}
