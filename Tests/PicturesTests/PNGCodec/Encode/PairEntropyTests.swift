import Foundation
import TestSupport
import Testing

@testable import Pictures

/// Compares the entropy of pairs with a plain sum of logarithms.
@Suite struct PairEntropyTests {
  @Test("every length through 300, one after another", arguments: ByteSeries.allCases)
  func everyLength(series: ByteSeries) {
    for count in 1...300 { check([series.bytes(count)]) }
  }

  @Test("long rows; a row does not affect the next")
  func rows() {
    for count in [2, 999, 8192] { check(ByteSeries.allCases.map { $0.bytes(count) }) }
  }

  @Test("the filter with the least entropy is chosen, the first of equal ones")
  func least() throws {
    var generator = SeededGenerator(seed: 9)
    var taken = Set<UInt8>()
    for step in [1, 3, 4] {
      for rowBytes in [1, 2, 3, 17, 60, 120].map({ $0 * step }) {
        for largest in [1, 3, 20, 255] as [UInt8] {
          let rows = smooth(rows: 6, rowBytes, step, largest, &generator)
          let filtered = FilteredRows(
            .leastPairEntropy, ContiguousArray(rows.joined())[...], above: [], rowBytes: rowBytes,
            pixelBytes: step)
          for (index, row) in rows.enumerated() {
            let above = index > 0 ? rows[index - 1] : [UInt8](repeating: 0, count: rowBytes)
            let line = filtered.bytes.dropFirst(index * (rowBytes + 1)).prefix(rowBytes + 1)
            let filter = try #require(line.first)
            taken.insert(filter)
            let candidates = (0...4).map { SpecFilter.filter($0, row, above: above, step: step) }
            #expect(Array(line.dropFirst()) == candidates[Int(filter)])
            let bits = candidates.map { naive(ContiguousArray($0)) }
            // If two are nearly equal, rounding may decide between them.
            #expect(bits[Int(filter)] <= (bits.min() ?? 0) + Double(rowBytes) / 16)
          }
        }
      }
    }
    #expect(taken == [0, 1, 2, 3, 4])
  }

  @Test("kinds of pairs are counted", arguments: ByteSeries.allCases)
  func kinds(series: ByteSeries) {
    var pairs = PairEntropy(rowBytes: 300, countsKinds: true)
    for row in [2, 3, 40, 300].map({ series.bytes($0) }) {
      let kinds = Set(zip(row, row.dropFirst()).map { Int($0) << 8 | Int($1) }).count
      // The total is that of a whole row.
      #expect(Int(pairs.of(row[...])) == 299 - (row.count - 1) + kinds - 1)
    }
  }

  private func check(_ rows: [ContiguousArray<UInt8>]) {
    var entropy = PairEntropy(rowBytes: rows[0].count)
    for row in rows {
      let bits = Double(entropy.of(row[...])) / 16
      // Each pair's contribution is rounded to 1/16 bit, and so is the first term of the sum.
      let bound =
        Double(Set(zip(row, row.dropFirst()).map { Int($0) << 8 | Int($1) }).count + 1) / 32
      #expect(abs(bits - naive(row)) <= bound + 0.001, "\(row.count) bytes")
    }
  }

  /// In bits: each pair costs the negative logarithm of its kind's frequency.
  private func naive(_ row: ContiguousArray<UInt8>) -> Double {
    var counts: [Int: Double] = [:]
    for (first, second) in zip(row, row.dropFirst()) {
      counts[Int(first) << 8 | Int(second), default: 0] += 1
    }
    let total = Double(max(0, row.count - 1))
    return counts.values.reduce(0) { $0 + $1 * log2(total / $1) }
  }

  /// Rows that vary by random steps, horizontally and from the row above, each row in its own way.
  private func smooth(
    rows: Int, _ rowBytes: Int, _ step: Int, _ largest: UInt8, _ generator: inout SeededGenerator
  ) -> [[UInt8]] {
    var above = (0..<rowBytes).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return (0..<rows).map { index in
      var row = above
      for x in row.indices {
        let noise = UInt8.random(in: 0...largest, using: &generator) / largest
        let left = x >= step ? row[x - step] : 0
        row[x] =
          switch index % 5 {
          case 0: noise * largest
          case 1: left &+ noise
          case 2: above[x] &+ noise
          case 3: UInt8((Int(left) + Int(above[x])) / 2) &+ noise
          default: left &+ above[x] &- (x >= step ? above[x - step] : 0) &+ noise
          }
      }
      above = row
      return row
    }
  }
}
