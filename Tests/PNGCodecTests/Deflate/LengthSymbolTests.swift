import Testing

@testable import PNGCodec

/// The symbols of lengths against the table of RFC 1951, 3.2.5.
@Suite struct LengthSymbolTests {
  /// Extra bits and the first length of the symbols 257 through 285.
  private static let table: [(extraBits: Int, first: Int)] = [
    (0, 3), (0, 4), (0, 5), (0, 6), (0, 7), (0, 8), (0, 9), (0, 10), (1, 11), (1, 13), (1, 15),
    (1, 17), (2, 19), (2, 23), (2, 27), (2, 31), (3, 35), (3, 43), (3, 51), (3, 59), (4, 67),
    (4, 83), (4, 99), (4, 115), (5, 131), (5, 163), (5, 195), (5, 227), (0, 258),
  ]

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
}
