import TestSupport
import Testing

@testable import Pixels

/// Compares fixed-point taps with the doubles that they represent.
@Suite struct AxisTapsTests {
  @Test("coefficients sum to 1.0, and each is within a unit of its weight")
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
    let largest = try #require(weights.max())
    for bits in [14, 15, 16] where largest * Double(1 << bits) < 32000 {
      let fixed: [Int16] = AxisTaps.fixedPoint(weights, bits: bits)
      #expect(fixed.reduce(0) { $0 + Int($1) } == 1 << bits)
      for (weight, fixed) in zip(weights, fixed) {
        #expect(abs(Double(fixed) - weight * Double(1 << bits)) < 1)
      }
    }
  }

  @Test("an image cut from a longer one has its coefficients", arguments: ResamplingFilter.allCases)
  func excerpts(filter: ResamplingFilter) {
    var compared = 0
    for height in Array(60..<700) + [720, 1080, 1242, 1440, 2160] {
      let scale = Double(height) / 640
      let width = Int((1136 * scale).rounded(.up))
      func taps(_ count: Int) -> AxisTaps {
        let extent = scale * Double(count)
        let sampling = AxisSampling(
          sourceCount: width, origin: (Double(width) - extent) / 2, extent: extent, count: count,
          isReversed: height % 2 == 0)
        return AxisTaps(sampling, filter: filter, inputLimit: SRGBTransfer.one)
      }
      let (long, short) = (taps(1136), taps(960))
      // Of more samples, one may need more room.
      guard long.bits == short.bits else { continue }
      let (first, last) = (long.offset[88], long.offset[88 + 960])
      #expect(long.firstPair[88..<88 + 960] == short.firstPair[...])
      #expect(long.coefficients[first..<last] == short.coefficients[...], "\(height)")
      compared += 1
    }
    #expect(compared > 400)
  }

  /// The kernel's sums must fit in 32 bits for all samples.
  @Test("no sum overflows, and no result is above the limit", arguments: ResamplingFilter.allCases)
  func limits(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases {
      for inputLimit in [16383, 25_000, 32767] {
        let taps = AxisTaps(sampling, filter: filter, inputLimit: inputLimit)
        for index in 0..<sampling.count {
          let start = taps.offset[index]
          let sum = taps.coefficients[start..<start + 2 * taps.pairCount[index]]
            .reduce(0) { $0 + abs(Int($1)) }
          #expect(sum * inputLimit + 1 << (taps.bits - 1) <= Int(Int32.max))
          #expect(min(32767, sum * inputLimit >> taps.bits) <= taps.outputLimit)
        }
      }
    }
  }

  @Test("a filter that is widened for shrinking gets more bits")
  func bits() {
    func bits(_ extent: Double) -> Int {
      let sampling = AxisSampling(
        sourceCount: 1000, origin: 0, extent: extent, count: 20, isReversed: false)
      return AxisTaps(sampling, filter: .lanczos3, inputLimit: SRGBTransfer.one).bits
    }
    #expect(bits(20) == 14)
    #expect(bits(60) == 16)
    #expect(bits(600) == 16)
    #expect(bits(1000) == 29)
  }

  @Test("pairs hold the same coefficients in the same order", arguments: ResamplingFilter.allCases)
  func layout(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases + AxisSampling.cases.map(\.reversed) {
      let taps = AxisTaps(sampling, filter: filter, inputLimit: SRGBTransfer.one)
      for index in 0..<sampling.count {
        let (first, weights) = sampling.taps(of: index, filter: filter)
        // If the axis has an odd length, a pair may reach one past its end.
        var expected = [Int16](repeating: 0, count: sampling.sourceCount + 1)
        let fixedPoint: [Int16] = AxisTaps.fixedPoint(weights, bits: taps.bits)
        for (tap, fixed) in fixedPoint.enumerated() {
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
      let taps = AxisTaps(sampling, filter: filter, inputLimit: SRGBTransfer.one)
      for start in stride(from: 0, to: sampling.count, by: 5) {
        let range = start..<min(start + 7, sampling.count)
        let touched = Set(
          range.flatMap { taps.firstPair[$0]..<taps.firstPair[$0] + taps.pairCount[$0] })
        #expect(taps.pairs(of: range).lowerBound == touched.min())
        #expect(taps.pairs(of: range).upperBound - 1 == touched.max())
      }
    }
  }

  @Test("identity means scale 1 at whole-pixel positions with an interpolating filter")
  func identity() {
    func isIdentity(
      _ filter: ResamplingFilter, origin: Double = 0, extent: Double = 20, count: Int = 20
    ) -> Bool {
      let sampling = AxisSampling(
        sourceCount: 40, origin: origin, extent: extent, count: count, isReversed: false)
      return AxisTaps(sampling, filter: filter, inputLimit: SRGBTransfer.one).isIdentity
        && AxisTaps(sampling.reversed, filter: filter, inputLimit: SRGBTransfer.one).isIdentity
    }
    for filter in [ResamplingFilter.lanczos3, .catmullRom, .box, .nearest] {
      #expect(isIdentity(filter))
      #expect(isIdentity(filter, origin: 13))
      #expect(!isIdentity(filter, extent: 20, count: 21))
      #expect(!isIdentity(filter, extent: 40, count: 20))
    }
    for filter in [ResamplingFilter.lanczos3, .catmullRom, .box] {
      #expect(!isIdentity(filter, origin: 0.25))
    }
    #expect(!isIdentity(.mitchell))
  }
}
