import Testing

@testable import Pixels

/// Fixed-point taps against the doubles that they stand for.
@Suite struct AxisTapsTests {
  @Test("coefficients sum to 1.0, and only the largest is not just rounded")
  func fixedPoint() throws {
    var generator = SeededGenerator(seed: 5)
    for count in 1...200 {
      let raw = (0..<count).map { _ in Double.random(in: -0.2...1, using: &generator) }
      let sum = raw.reduce(0, +)
      guard sum > 0.5 else { continue }
      try check(raw.map { $0 / sum })
    }
  }

  @Test("the same for the taps of every filter", arguments: ResamplingFilter.allCases)
  func filters(filter: ResamplingFilter) throws {
    for sampling in AxisSampling.cases {
      for index in 0..<sampling.count {
        try check(sampling.taps(of: index, filter: filter).weights)
      }
    }
  }

  private func check(_ weights: [Double]) throws {
    let fixed = AxisTaps.fixedPoint(weights)
    #expect(fixed.reduce(0) { $0 + Int($1) } == 16384)
    let rounded = weights.map { Int16(($0 * 16384).rounded()) }
    let changed = fixed.indices.filter { fixed[$0] != rounded[$0] }
    #expect(changed.count <= 1)
    if let index = changed.first { #expect(rounded[index] == (try #require(rounded.max()))) }
  }

  @Test("pairs hold the same coefficients at the same places", arguments: ResamplingFilter.allCases)
  func layout(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases + AxisSampling.cases.map(\.reversed) {
      let taps = AxisTaps(sampling, filter: filter)
      for index in 0..<sampling.count {
        let (first, weights) = sampling.taps(of: index, filter: filter)
        // A pair may reach one past the end, for an odd axis.
        var expected = [Int16](repeating: 0, count: sampling.sourceCount + 1)
        for (tap, fixed) in AxisTaps.fixedPoint(weights).enumerated() {
          expected[first + tap] = fixed
        }
        var found = [Int16](repeating: 0, count: sampling.sourceCount + 1)
        for place in 0..<2 * taps.pairCount[index] {
          found[2 * taps.firstPair[index] + place] = taps.coefficients[taps.offset[index] + place]
        }
        #expect(found == expected, "\(sampling) at \(index)")
      }
    }
  }

  @Test("the pairs of a range are those of its samples", arguments: ResamplingFilter.allCases)
  func pairs(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases + AxisSampling.cases.map(\.reversed) {
      let taps = AxisTaps(sampling, filter: filter)
      for start in stride(from: 0, to: sampling.count, by: 5) {
        let range = start..<min(start + 7, sampling.count)
        let touched = Set(
          range.flatMap { taps.firstPair[$0]..<taps.firstPair[$0] + taps.pairCount[$0] })
        #expect(taps.pairs(of: range).lowerBound == touched.min())
        #expect(taps.pairs(of: range).upperBound - 1 == touched.max())
      }
    }
  }

  @Test("identity is scale 1 at whole places, under a filter that interpolates")
  func identity() {
    func isIdentity(
      _ filter: ResamplingFilter, origin: Double = 0, extent: Double = 20, count: Int = 20
    ) -> Bool {
      let sampling = AxisSampling(
        sourceCount: 40, origin: origin, extent: extent, count: count, isReversed: false)
      return AxisTaps(sampling, filter: filter).isIdentity
        && AxisTaps(sampling.reversed, filter: filter).isIdentity
    }
    for filter in [ResamplingFilter.lanczos3, .catmullRom, .box, .nearest] {
      #expect(isIdentity(filter))
      #expect(isIdentity(filter, origin: 13))
      #expect(!isIdentity(filter, extent: 20, count: 21))
      #expect(!isIdentity(filter, extent: 40, count: 20))
    }
    for filter in [ResamplingFilter.lanczos3, .catmullRom] {
      #expect(!isIdentity(filter, origin: 0.25))
    }
    #expect(!isIdentity(.mitchell))
  }
}
