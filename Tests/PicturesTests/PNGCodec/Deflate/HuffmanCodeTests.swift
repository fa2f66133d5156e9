import Testing

@testable import Pictures

/// A code is complete, prefix-free, within its limit, and as short as possible without it.
@Suite struct HuffmanCodeTests {
  private static let shapes = CountShape.allCases

  @Test("complete, and no longer than the limit", arguments: shapes, [7, 9, 15])
  func complete(shape: CountShape, limit: Int) {
    for symbols in 2...min(286, 1 << limit) {
      let counts = shape.counts(symbols)
      let code = HuffmanCode(counts: counts, limit: limit)
      let used = code.lengths.filter { $0 > 0 }
      #expect(zip(counts, code.lengths).allSatisfy { ($0 > 0) == ($1 > 0) })
      #expect(used.allSatisfy { $0 <= limit })
      guard used.count > 1 else { continue }
      let kraft = used.reduce(0) { $0 + 1 << (limit - Int($1)) }
      #expect(kraft == 1 << limit, "\(symbols) symbols")
    }
  }

  @Test("no code is a prefix of another", arguments: shapes, [7, 15])
  func prefixFree(shape: CountShape, limit: Int) {
    for symbols in [2, 3, 5, 19, 30, 100, 128] {
      let code = HuffmanCode(counts: shape.counts(symbols), limit: limit)
      let used = code.lengths.indices.filter { code.lengths[$0] > 0 }
      for first in used {
        #expect(code.codes[first] < 1 << UInt16(code.lengths[first]))
        for second in used where first != second && code.lengths[first] <= code.lengths[second] {
          let mask = UInt16(1) << UInt16(code.lengths[first]) - 1
          #expect(code.codes[second] & mask != code.codes[first])
        }
      }
    }
  }

  @Test("codes are ordered as in RFC 1951: by length, then by symbol", arguments: shapes)
  func canonical(shape: CountShape) {
    for symbols in [2, 3, 19, 100, 286] {
      let code = HuffmanCode(counts: shape.counts(symbols), limit: 15)
      var next = 0
      var length = 0
      let order = code.lengths.indices.filter { code.lengths[$0] > 0 }.sorted {
        (code.lengths[$0], $0) < (code.lengths[$1], $1)
      }
      for symbol in order {
        next <<= Int(code.lengths[symbol]) - length
        length = Int(code.lengths[symbol])
        let bits = (0..<length).reduce(0) { $0 | (next >> $1 & 1) << (length - 1 - $1) }
        #expect(Int(code.codes[symbol]) == bits)
        next += 1
      }
    }
  }

  @Test("as short as Huffman's code if the limit does not apply", arguments: shapes)
  func optimal(shape: CountShape) {
    for symbols in 2...128 {
      let counts = shape.counts(symbols)
      let best = OptimalCost.unlimited(counts)
      guard OptimalCost.limited(counts, limit: 15) == best else { continue }
      #expect(cost(counts, limit: 15) == best, "\(symbols) symbols")
    }
  }

  @Test("hardly longer than package-merge if the limit applies", arguments: shapes, [7, 9, 15])
  func limited(shape: CountShape, limit: Int) {
    for symbols in 2...100 {
      let counts = shape.counts(symbols)
      let best = OptimalCost.limited(counts, limit: limit)
      #expect(cost(counts, limit: limit) <= best + best / 4)
    }
  }

  @Test("a single symbol gets one bit, no symbols get none")
  func degenerate() {
    #expect(HuffmanCode(counts: [0, 9, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 9, 0], limit: 15).codes == [0, 0, 0])
    #expect(HuffmanCode(counts: [0, 0], limit: 15).lengths == [0, 0])
  }

  private func cost(_ counts: [UInt32], limit: Int) -> Int {
    let code = HuffmanCode(counts: counts, limit: limit)
    return zip(counts, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }
}
