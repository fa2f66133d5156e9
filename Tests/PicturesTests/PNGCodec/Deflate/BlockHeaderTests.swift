import Testing

@testable import Pictures

/// A header writes as many bits as `bitCount`. Whether they are correct is tested by inflating.
@Suite struct BlockHeaderTests {
  @Test("counts its bits", arguments: CountShape.allCases)
  func bitCount(shape: CountShape) {
    for symbols in 257...286 {
      var counts = shape.counts(symbols)
      counts[256] = 1
      counts += [UInt32](repeating: 0, count: 286 - symbols)
      let lengths = HuffmanCode(counts: counts, limit: 15).lengths
      let header = BlockHeader(literals: lengths, distances: [1])
      var writer = BitWriter()
      header.write(to: &writer)
      // Fill up to the next whole byte with ones: each of them is in that byte or in the next.
      let fill = 8 - header.bitCount % 8
      writer.append((1 << fill) - 1, count: fill)
      writer.align()
      #expect(writer.bytes.count == header.bitCount / 8 + 1)
      #expect((writer.bytes.last ?? 0) >> UInt8(8 - fill) == (1 << fill) - 1)
    }
  }
}
