import Testing

@testable import Pictures

/// Compares the symbols of distances with the table of RFC 1951, 3.2.5.
@Suite struct DistanceSymbolTests {
  @Test("every distance")
  func everyDistance() {
    for distance in 1...32768 {
      let expected = DeflateTables.entry(of: distance, in: DeflateTables.distances)
      let symbol = DistanceSymbol(reach: distance - 1)
      let isRight =
        symbol.index == expected.place && symbol.extraBits == expected.extraBits
        && symbol.extra == expected.extra && symbol.extra < 1 << symbol.extraBits
      #expect(isRight, "\(distance): \(symbol)")
    }
  }

  @Test("extra bits by symbol")
  func extraBits() {
    #expect(DistanceSymbol.extraBits == DeflateTables.distances.map(\.extraBits))
  }
}
