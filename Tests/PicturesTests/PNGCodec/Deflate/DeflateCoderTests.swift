import TestSupport
import Testing

/// The output of all coders is inflated by libdeflate and compared.
@Suite struct DeflateCoderTests {
  @Test("every length through 600", arguments: DeflateCoder.allCases, ByteSeries.allCases)
  func everyLength(coder: DeflateCoder, series: ByteSeries) {
    for count in 0...600 { coder.check(series.bytes(count)) }
  }

  /// Shorter for the optimal coder, which is slow.
  @Test("lengths to 70000", arguments: DeflateCoder.allCases, ByteSeries.allCases)
  func lengths(coder: DeflateCoder, series: ByteSeries) {
    let step = coder == .optimal ? 9862 : 4931
    for count in stride(from: 601, through: 70_000, by: step) { coder.check(series.bytes(count)) }
    for count in 65_534...65_538 where coder != .optimal || series == .random {
      coder.check(series.bytes(count))
    }
  }

  @Test("sorted bytes whose optimal code is longer than 15 bits", arguments: DeflateCoder.allCases)
  func deepTree(coder: DeflateCoder) {
    coder.check(ByteSeries.deepTree)
  }

  @Test("the same bytes, shuffled", arguments: DeflateCoder.allCases)
  func shuffledDeepTree(coder: DeflateCoder) {
    var generator = SeededGenerator(seed: 23)
    coder.check(ContiguousArray(ByteSeries.deepTree.shuffled(using: &generator)))
  }
}
