import TestSupport
import Testing

@testable import Pictures

/// Matches reach back 32 KB, into the previous part, and never past their part's end.
@Suite struct MatchWindowTests {
  @Test("in a later part, only matches within the window are found", arguments: [3, 5, 40])
  func window(length: Int) {
    for distance in 32_700...32_800 where distance < 32_704 || abs(distance - 32_768) < 4 {
      for first in [distance, 40_000, 100_000] {
        // Zeros, and two copies of a word that occurs nowhere else; the bytes after them differ.
        var bytes = ContiguousArray<UInt8>(repeating: 0, count: first + 300)
        for (start, next) in [(first - distance, 200), (first, 201)] as [(Int, UInt8)] {
          for index in 0..<length { bytes[start + index] = UInt8(index + 1) }
          bytes[start + length] = next
        }
        let table = MatchTable(bytes, part: first..<first + 300)
        let found = table.matches(at: 0).filter { $0.length >= length }
          .map { [$0.length, $0.distance] }
        #expect(
          found == (distance < 32_768 ? [[length, distance]] : []), "\(distance) at \(first)")
        for place in 0..<300 {
          #expect(table.matches(at: place).allSatisfy { $0.distance <= 32_768 })
        }
      }
    }
  }

  @Test(
    "a long series: every match is correct and within the window", arguments: ByteSeries.allCases)
  func long(series: ByteSeries) {
    let bytes = series.bytes(100_000)
    let part = 33_000..<90_000
    let table = MatchTable(bytes, part: part, depth: 20)
    let naive = NaiveMatches(bytes: bytes, end: part.upperBound, window: 32_768)
    let wrong = part.first { position in
      table.matches(at: position - part.lowerBound).contains { length, distance in
        distance > min(position, 32_768)
          || naive.shared(position - distance, position) < length
      }
    }
    #expect(wrong == nil)
  }

  @Test("the matches of a part do not depend on the bytes after it")
  func end() {
    let bytes = ByteSeries.fewValues.bytes(3000)
    for end in [1000, 1001, 1002, 1003, 2000] {
      let whole = MatchTable(bytes, part: 500..<end)
      let cut = MatchTable(ContiguousArray(bytes[..<end]), part: 500..<end)
      let isSame = whole.numbers == cut.numbers && whole.starts == cut.starts
      #expect(isSame)
    }
  }
}
