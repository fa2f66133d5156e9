import CCompression
import TestSupport
import Testing

@testable import Pictures

/// Compares the C match finder with a plain reference, sequence by sequence.
@Suite struct MatchFinderTests {
  private static let efforts = [LGRUNS, LGLONG_MATCHES, LGMEDIUM_MATCHES, LGSHORT_MATCHES]

  @Test("short series, every length through 80", arguments: ByteSeries.allCases)
  func everyLength(series: ByteSeries) {
    for count in 2...80 { check(Array(series.bytes(count)), from: 1) }
  }

  @Test(
    "series of some thousand bytes, with a part that is remembered", arguments: ByteSeries.allCases)
  func remembered(series: ByteSeries) {
    for (count, start) in [(600, 1), (3000, 1000), (5000, 4000)] {
      check(Array(series.bytes(count)), from: start)
    }
  }

  @Test("rows that repeat with changes", arguments: 0..<36)
  func rows(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let values = [2, 3, 5, 250][seed % 4]
    let width = [7, 61, 300][seed % 3]
    var row = (0..<width).map { _ in UInt8.random(in: 0..<UInt8(values), using: &generator) }
    var bytes: [UInt8] = []
    while bytes.count < 6000 {
      for _ in 0..<width / 30 + 1 {
        row[Int.random(in: row.indices, using: &generator)] = UInt8(
          Int.random(in: 0..<values, using: &generator))
      }
      bytes += row
    }
    check(bytes, from: 1)
    check(bytes, from: 2500)
  }

  @Test("places beyond the window, and more than 65536 bytes back")
  func window() {
    let pattern = ByteSeries.random.bytes(40)
    for gap in [32_700, 32_728, 32_729, 32_768, 65_496, 65_536] {
      let between = ByteSeries.fewValues.bytes(gap)
      check(
        Array(pattern + between + pattern + pattern), from: 1,
        efforts: [LGLONG_MATCHES, LGSHORT_MATCHES])
    }
  }

  /// What is after the end may decide what is found close to it, nothing else.
  private func check(_ bytes: [UInt8], from start: Int, efforts: [LGEffort] = Self.efforts) {
    for effort in efforts {
      for prices in [Self.flatPrices, Self.cheapPrices(bytes)] {
        for padding in [UInt8(0), bytes[bytes.count - 1]] {
          let padded = bytes + [UInt8](repeating: padding, count: 32)
          var reference = ReferenceSplit(padded, effort, prices: prices)
          reference.remember(0..<start)
          let expected = reference.split(start..<bytes.count)
          let found = Self.split(padded, start, bytes.count, effort, prices)
          let isSame = found.elementsEqual(expected) {
            ($0.literals, $0.length, $0.distance) == ($1.literals, $1.length, $1.distance)
          }
          #expect(isSame, "\(bytes.count) bytes from \(start), effort \(effort.rawValue)")
        }
      }
    }
  }

  private static func split(
    _ bytes: [UInt8], _ start: Int, _ end: Int, _ effort: LGEffort, _ prices: [UInt16]
  ) -> [LGSequence] {
    var history = [UInt8](repeating: 0, count: 2 * Int(LGTABLE_BYTES))
    var sequences = [LGSequence](repeating: LGSequence(), count: (end - start) / 3 + 1)
    let count = unsafe history.withUnsafeMutableBytes { history in
      unsafe lgmatch_remember(effort, bytes, 0, start, history.baseAddress)
      return unsafe lgmatch_split(
        effort, bytes, start, end, prices, history.baseAddress, &sequences)
    }
    return Array(sequences[..<count])
  }

  private static let flatPrices: [UInt16] = {
    var prices = [UInt16](repeating: 128, count: 256)
    prices += [UInt16](repeating: 112, count: 259)
    for symbol in 0..<30 { prices.append(UInt16(64 + 16 * max(0, symbol / 2 - 1))) }
    return prices
  }()

  /// Prices as in a block that has these bytes.
  private static func cheapPrices(_ bytes: [UInt8]) -> [UInt16] {
    var histogram = [UInt32](repeating: 0, count: 256)
    for byte in bytes { histogram[Int(byte)] += 1 }
    return Array(SymbolPrices(histogram: histogram).entries)
  }
}
