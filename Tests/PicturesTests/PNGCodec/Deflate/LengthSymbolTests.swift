import Testing

@testable import Pictures

/// Compares the symbols of lengths with the table of RFC 1951, 3.2.5.
@Suite struct LengthSymbolTests {
  @Test("every length", arguments: 3...258)
  func everyLength(length: Int) {
    let expected = DeflateTables.entry(of: length, in: DeflateTables.lengths)
    for symbol in [LengthSymbol(of: length), LengthSymbol.all[length]] {
      #expect(symbol.index == 257 + expected.place)
      #expect(Int(symbol.extraBits) == expected.extraBits)
      #expect(Int(symbol.extra) == expected.extra)
      #expect(Int(symbol.extra) < 1 << expected.extraBits)
    }
  }

  @Test("extra bits by symbol")
  func extraBits() {
    let literals = [Int](repeating: 0, count: 257)
    #expect(BlockCode.lengthExtraBits == literals + DeflateTables.lengths.map(\.extraBits))
  }
}
