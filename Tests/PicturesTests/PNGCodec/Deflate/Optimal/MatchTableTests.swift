import TestSupport
import Testing

@testable import Pictures

/// Compares the trees with an exhaustive search.
@Suite struct MatchTableTests {
  /// A candidate at distance 32768 has the same place in the trees as the position itself, so it is
  /// left out.
  private static let window = 32767

  @Test("all series of two symbols up to 11 bytes, and of three up to 8")
  func allSeries() {
    for (symbols, longest) in [(2, 11), (3, 8)] {
      for count in 0...longest {
        var series = ContiguousArray<UInt8>(repeating: 0, count: count)
        repeat { check(series, 0..<count) } while next(&series, symbols)
      }
    }
  }

  @Test("random series of few symbols, whole and in parts", arguments: 0..<40)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...700, using: &generator)
    let largest = UInt8([1, 1, 2, 3, 7][seed % 5])
    let bytes = ContiguousArray(
      (0..<count).map { _ in UInt8.random(in: 0...largest, using: &generator) })
    let lower = Int.random(in: 0...count, using: &generator)
    check(bytes, 0..<count)
    check(bytes, lower..<Int.random(in: lower...count, using: &generator))
  }

  @Test("series with long runs and repetitions", arguments: ByteSeries.allCases)
  func series(series: ByteSeries) {
    for count in [1, 2, 3, 4, 5, 257, 258, 259, 260, 700, 1100] {
      check(series.bytes(count), 0..<count)
      check(series.bytes(count), count / 3..<count - count / 4)
    }
    let period = ContiguousArray((0..<1000).map { UInt8($0 % 37 * 5) })
    check(period, 0..<1000)
  }

  @Test("few candidates give fewer matches, which are correct", arguments: [1, 2, 5, 20])
  func shallow(depth: Int) {
    let bytes = ByteSeries.fewValues.bytes(600)
    for bytes in [bytes, ByteSeries.shortRuns.bytes(600)] {
      let table = MatchTable(bytes, part: 0..<600, depth: depth)
      let naive = NaiveMatches(bytes: bytes, end: 600, window: Self.window)
      for position in 0..<600 { checkValid(table, at: position, of: 0, naive) }
    }
  }

  private func check(_ bytes: ContiguousArray<UInt8>, _ part: Range<Int>) {
    let table = MatchTable(bytes, part: part, depth: .max)
    let naive = NaiveMatches(bytes: bytes, end: part.upperBound, window: Self.window)
    #expect(table.starts.count == part.count + 1)
    var covered = part.lowerBound
    for position in part {
      let longest = checkValid(table, at: position, of: part.lowerBound, naive)
      // Inside a match of the maximum length, no search is done.
      guard position >= covered else {
        #expect(longest == 0)
        continue
      }
      if longest == 258 { covered = position + 258 }
      checkLongest(table, at: position, of: part.lowerBound, naive)
    }
    checkNearest(table, part.count)
  }

  /// The symbols of the shortest lengths are those of the matches.
  private func checkNearest(_ table: MatchTable, _ count: Int) {
    #expect(table.nearest.count == count)
    for place in 0..<count {
      let matches = table.matches(at: place)
      var expected: UInt64 = (matches.last?.length ?? 0) >= 11 ? 32 << 56 : 0
      for lane in 0..<8 {
        let match = matches.first { $0.length >= lane + 3 }
        let symbol = match.map { DistanceSymbol(reach: $0.distance - 1).index } ?? 31
        expected |= UInt64(symbol) << (8 * lane)
      }
      #expect(table.nearest[place] == expected, "\(matches)")
    }
  }

  /// - Returns: the length of the last match, 0 if there is none.
  @discardableResult
  private func checkValid(
    _ table: MatchTable, at position: Int, of first: Int, _ naive: NaiveMatches
  ) -> Int {
    var last = (length: 2, distance: 0)
    for match in table.matches(at: position - first) {
      let isRight =
        match.length > last.length && match.length <= 258 && match.distance >= last.distance
        && match.distance <= min(position, naive.window)
        && naive.shared(position - match.distance, position) >= match.length
      #expect(isRight, "\(match) at \(position) of \(naive.end)")
      last = match
    }
    return last.length > 2 ? last.length : 0
  }

  /// For five bytes and more: the longest match, at its nearest distance. At the first byte of a run,
  /// matches that do not extend past the run may be missing.
  private func checkLongest(
    _ table: MatchTable, at position: Int, of first: Int, _ naive: NaiveMatches
  ) {
    let longest = naive.longest(at: position)
    let matches = table.matches(at: position - first)
    let run = naive.run(at: position)
    let isInside = position > 0 && naive.bytes[position - 1] == naive.bytes[position]
    let hidden = run >= 4 && !isInside ? max(run, 4) : 4
    guard longest.length > hidden else {
      return #expect(matches.allSatisfy { $0.length <= hidden })
    }
    let isRight = matches.last.map { $0 == longest } ?? false
    #expect(isRight, "\(matches) instead of \(longest) at \(position) of \(naive.end)")
    for match in matches where match.length > hidden {
      #expect(naive.nearest(match.length, at: position) == match.distance)
    }
  }

  /// Advances to the next series, like counting.
  private func next(_ series: inout ContiguousArray<UInt8>, _ symbols: Int) -> Bool {
    for index in series.indices {
      series[index] += 1
      if series[index] < symbols { return true }
      series[index] = 0
    }
    return false
  }
}
