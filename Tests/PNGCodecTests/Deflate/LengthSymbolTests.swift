import Testing

@testable import PNGCodec

/// The symbols of lengths against the table of RFC 1951, 3.2.5.
@Suite struct LengthSymbolTests {
  private static let table = DeflateTables.lengths

  @Test("every length")
  func everyLength() throws {
    for length in 3...258 {
      let place = try #require(Self.table.lastIndex { $0.first <= length })
      let (extraBits, first) = Self.table[place]
      for symbol in [LengthSymbol(of: length), LengthSymbol.all[length]] {
        #expect(symbol.index == 257 + place)
        #expect(Int(symbol.extraBits) == extraBits)
        #expect(Int(symbol.extra) == length - first)
        #expect(Int(symbol.extra) < 1 << extraBits)
      }
    }
  }

  @Test("extra bits by symbol")
  func extraBits() {
    let literals = [Int](repeating: 0, count: 257)
    #expect(BlockCode.lengthExtraBits == literals + Self.table.map(\.extraBits))
  }
}
