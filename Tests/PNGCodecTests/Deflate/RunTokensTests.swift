import Testing

@testable import PNGCodec

/// Tokens read back by their definition, and counted.
@Suite struct RunTokensTests {
  @Test("tokens say the bytes, from any place", arguments: ByteSeries.allCases)
  func readBack(series: ByteSeries) throws {
    for count in Array(1...80) + [257, 258, 259, 260, 261, 262, 1000] {
      let bytes = series.bytes(count)
      for start in [0, 1, 2, count / 2] where start <= count {
        let found = RunTokens(bytes, start..<count)
        var result = Array(bytes[..<start])
        var counts = [UInt32](repeating: 0, count: 515)
        for token in found.tokens {
          counts[Int(token)] += 1
          if token < 256 {
            result.append(UInt8(token))
          } else {
            try #require(259...514 ~= token)
            let last = try #require(result.last)
            result += repeatElement(last, count: Int(token) - 256)
          }
        }
        #expect(result == Array(bytes))
        #expect(counts == found.counts)
      }
    }
  }

  @Test("a run becomes as few tokens as can be")
  func fewest() {
    for (count, expected) in [(1, [7]), (3, [7, 7, 7]), (4, [7, 259]), (259, [7, 514])]
      as [(Int, [UInt16])]
    {
      let bytes = ContiguousArray<UInt8>(repeating: 7, count: count)
      #expect(Array(RunTokens(bytes, 0..<count).tokens) == expected)
    }
  }
}
