import Testing

@testable import PNGCodec

/// Tokens are expanded by their definition, and counted.
@Suite struct RunTokensTests {
  @Test("tokens expand to the bytes, from any position", arguments: ByteSeries.allCases)
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

  /// If only one byte value occurs, a literal takes one bit and a run about eight.
  @Test("a run becomes a token if that is shorter than its literals")
  func shortest() {
    for (count, expected) in [
      (1, [7]), (4, [7, 7, 7, 7]), (9, [UInt16](repeating: 7, count: 9)), (10, [7, 256 + 9]),
      (259, [7, 256 + 258]),
    ] as [(Int, [UInt16])] {
      let bytes = ContiguousArray<UInt8>(repeating: 7, count: count)
      #expect(Array(RunTokens(bytes, 0..<count).tokens) == expected)
    }
  }

  /// If all byte values are equally frequent, a literal takes eight bits.
  @Test("a short run of a rare byte becomes a token")
  func rare() {
    let bytes = ContiguousArray((0...255).map { UInt8($0) } + [9, 9, 9, 9])
    #expect(Array(RunTokens(bytes, 0..<260).tokens.suffix(2)) == [9, 256 + 3])
  }
}
