import Testing

@testable import PNGCodec

/// The symbols of distances against the table of RFC 1951, 3.2.5.
@Suite struct DistanceSymbolTests {
  private static let table = DeflateTables.distances

  @Test("every distance")
  func everyDistance() throws {
    for distance in 1...32768 {
      let place = try #require(Self.table.lastIndex { $0.first <= distance })
      let symbol = DistanceSymbol(reach: distance - 1)
      let isRight =
        symbol.index == place && symbol.extraBits == Self.table[place].extraBits
        && symbol.extra == distance - Self.table[place].first
        && symbol.extra < 1 << symbol.extraBits
      #expect(isRight, "\(distance): \(symbol)")
    }
  }

  @Test("extra bits by symbol")
  func extraBits() {
    #expect(DistanceSymbol.extraBits == Self.table.map(\.extraBits))
  }
}
