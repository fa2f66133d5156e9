import CCompression
import TestSupport
import Testing

@testable import Pictures

/// Compares the cheapest path with one that is searched from the front.
@Suite struct ParsePathTests {
  @Test("random series and costs, whole and in blocks", arguments: 0..<60)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...900, using: &generator)
    let bytes = ByteSeries.allCases[seed % ByteSeries.allCases.count].bytes(count)
    let first = Int.random(in: 0..<count, using: &generator)
    let part = first..<Int.random(in: first + 1...count, using: &generator)
    let kernel = Path(bytes, part)
    for _ in 0..<3 {
      let lower = Int.random(in: part, using: &generator)
      let block = lower..<Int.random(in: lower + 1...part.upperBound, using: &generator)
      let prices = prices(&generator)
      for block in [block, part] { check(kernel.chosen(block, prices), kernel, block, prices) }
    }
  }

  @Test(
    "long runs, whose matches extend past the block's end",
    arguments: [1, 2, 3, 257, 258, 259, 600])
  func ends(count: Int) {
    let bytes = ByteSeries.allEqual.bytes(1000)
    var generator = SeededGenerator(seed: count)
    let prices = prices(&generator)
    let kernel = Path(bytes, 0..<1000)
    for start in [0, 1, 100, 400] {
      check(kernel.chosen(start..<start + count, prices), kernel, start..<start + count, prices)
    }
  }

  @Test("a block does not change the lengths of the block next to it")
  func beside() {
    let bytes = ByteSeries.shortRuns.bytes(500)
    var generator = SeededGenerator(seed: 5)
    var path = Path(bytes, 0..<500)
    path.choose(100..<300, prices(&generator))
    let before = path.lengths
    path.choose(300..<500, prices(&generator))
    path.choose(0..<100, prices(&generator))
    #expect(path.lengths[100..<300] == before[100..<300])
  }

  private func prices(_ generator: inout SeededGenerator) -> SymbolCosts {
    var counts = SymbolCounts()
    for _ in 0..<200 {
      counts.add(
        literal: [0, 7, 255, .random(in: 0...255, using: &generator)].randomElement(
          using: &generator) ?? 0)
      counts.add(
        length: .random(in: 3...258, using: &generator),
        reach: .random(in: 0...999, using: &generator))
    }
    return Bool.random(using: &generator)
      ? SymbolCosts(estimating: counts) : SymbolCosts(BlockCode(counts))
  }

  private func check(_ path: Path, _ kernel: Path, _ block: Range<Int>, _ prices: SymbolCosts) {
    let best = path.cheapest(block, prices)
    #expect(path.costs[block.lowerBound - path.part.lowerBound] == best, "\(block)")
    #expect(path.cost(ofChosen: block, prices) == best, "\(block)")
    #expect(path.counts(block) == path.countsByStep(block), "\(block)")
  }
}

/// A path, with its input.
private struct Path {
  let bytes: ContiguousArray<UInt8>
  let part: Range<Int>
  private var path: ParsePath

  var table: MatchTable { path.table }
  var lengths: ContiguousArray<UInt16> { path.lengths }
  var costs: ContiguousArray<UInt32> { path.costs }

  init(_ bytes: ContiguousArray<UInt8>, _ part: Range<Int>) {
    self.bytes = bytes
    self.part = part
    path = ParsePath(bytes, part: part)
  }

  mutating func choose(_ block: Range<Int>, _ prices: SymbolCosts) {
    _ = path.choose(block, costs: prices)
  }

  func chosen(_ block: Range<Int>, _ prices: SymbolCosts) -> Path {
    var path = self
    path.choose(block, prices)
    return path
  }

  func counts(_ block: Range<Int>) -> SymbolCounts { path.counts(block) }

  /// Counts the symbols of one step after another.
  func countsByStep(_ block: Range<Int>) -> SymbolCounts {
    var counts = SymbolCounts()
    var position = block.lowerBound
    while position < block.upperBound {
      let length = Int(lengths[position - part.lowerBound])
      if length == 1 {
        counts.add(literal: bytes[position])
      } else {
        let match = table.match(at: position - part.lowerBound, length: length)
        counts.add(length: length, reach: Int(match.reach))
      }
      position += length
    }
    return counts
  }

  /// Searches from the front: the cost of the cheapest path to each position.
  func cheapest(_ block: Range<Int>, _ prices: SymbolCosts) -> UInt32? {
    var best = [UInt32?](repeating: nil, count: block.count + 1)
    best[0] = 0
    func offer(_ cost: UInt32, at position: Int) {
      guard position <= block.upperBound else { return }
      let index = position - block.lowerBound
      best[index] = min(best[index] ?? .max, cost)
    }
    for position in block {
      guard let here = best[position - block.lowerBound] else { continue }
      offer(here + prices.literals[Int(bytes[position])], at: position + 1)
      let matches = table.matches(at: position - part.lowerBound)
      for length in 3...258 {
        // The matches are sorted, so the first one that is long enough is the nearest.
        guard let match = matches.first(where: { $0.length >= length }) else { break }
        offer(here + price(length, match.distance, prices), at: position + length)
      }
    }
    return best[block.count]
  }

  /// The cost of the chosen steps; `nil` if one is not a match, or the last does not reach the end
  /// exactly.
  func cost(ofChosen block: Range<Int>, _ prices: SymbolCosts) -> UInt32? {
    var position = block.lowerBound
    var cost: UInt32 = 0
    while position < block.upperBound {
      let length = Int(lengths[position - part.lowerBound])
      if length == 1 {
        cost += prices.literals[Int(bytes[position])]
      } else {
        guard length <= 258, position + length <= block.upperBound else { return nil }
        let distance = Int(table.match(at: position - part.lowerBound, length: length).reach) + 1
        guard distance <= position,
          (0..<length).allSatisfy({ bytes[position + $0] == bytes[position + $0 - distance] })
        else { return nil }
        cost += price(length, distance, prices)
      }
      position += length
    }
    return position == block.upperBound ? cost : nil
  }

  private func price(_ length: Int, _ distance: Int, _ prices: SymbolCosts) -> UInt32 {
    let symbol = DeflateTables.distances.lastIndex { $0.first <= distance } ?? 0
    return prices.lengths[length] + prices.distances[symbol]
  }
}
