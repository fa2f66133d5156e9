import TestSupport
import Testing

/// What both coders write is inflated by libdeflate and compared.
@Suite struct DeflateCoderTests {
  @Test("every length through 600", arguments: DeflateCoder.allCases, ByteSeries.allCases)
  func everyLength(coder: DeflateCoder, series: ByteSeries) {
    for count in 0...600 { coder.check(series.bytes(count)) }
  }

  /// The optimal coder takes its time.
  @Test("lengths to 70000", arguments: DeflateCoder.allCases, ByteSeries.allCases)
  func lengths(coder: DeflateCoder, series: ByteSeries) {
    let step = coder == .runs ? 4931 : 9862
    for count in stride(from: 601, through: 70_000, by: step) { coder.check(series.bytes(count)) }
    for count in 65_534...65_538 where coder == .runs || series == .random {
      coder.check(series.bytes(count))
    }
  }

  @Test("counts that a code of 15 bits cannot follow, sorted", arguments: DeflateCoder.allCases)
  func deepTree(coder: DeflateCoder) {
    coder.check(ByteSeries.deepTree)
  }

  @Test("the same counts, shuffled", arguments: DeflateCoder.allCases)
  func shuffledDeepTree(coder: DeflateCoder) {
    var generator = SeededGenerator(seed: 23)
    coder.check(ContiguousArray(ByteSeries.deepTree.shuffled(using: &generator)))
  }
}
