import Foundation
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
      let fixed = AxisTaps.fixedPoint(weights, bits: bits)
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
        return AxisTaps(sampling, filter: filter)
      }
      let (long, short) = (taps(1136), taps(960))
      #expect(long.bits == short.bits)
      let (first, last) = (long.offset[88], long.offset[88 + 960])
      #expect(long.firstPair[88..<88 + 960] == short.firstPair[...])
      #expect(long.coefficients[first..<last] == short.coefficients[...], "\(height)")
      compared += 1
    }
    #expect(compared > 400)
  }

  /// Two passes' largest results must fit, for any visible part of any artwork.
  @Test("no coefficient and no sum overflows", arguments: ResamplingFilter.allCases)
  func limits(filter: ResamplingFilter) {
    var generator = SeededGenerator(seed: 7)
    /// The largest sum of the absolute values of a sample's coefficients, for each number of bits.
    var largest: [Int: Double] = [:]
    for round in 0..<6000 {
      let count = Int.random(in: 1...(round % 4 == 0 ? 9 : 2), using: &generator)
      let scale = pow(2, Double.random(in: -4...4, using: &generator))
      let extent = Double(count) * (round % 3 == 0 ? (4 * scale).rounded(.up) / 4 : scale)
      let before = round % 2 == 0 ? 0 : Double.random(in: 0...3.2, using: &generator) * scale
      let after = Double.random(in: 0...3.2, using: &generator) * scale
      let sampling = AxisSampling(
        sourceCount: Int((before + extent + after).rounded(.up)), origin: before, extent: extent,
        count: count, isReversed: false)
      let taps = AxisTaps(sampling, filter: filter)
      for index in 0..<count {
        let weights = sampling.taps(of: index, filter: filter).weights
        #expect(weights.allSatisfy { abs($0) * Double(1 << taps.bits) < 32000 }, "\(sampling)")
        let start = taps.offset[index]
        let sum = taps.coefficients[start..<start + 2 * taps.pairCount[index]]
          .reduce(0) { $0 + abs(Int($1)) }
        largest[taps.bits] = max(largest[taps.bits] ?? 0, Double(sum))
      }
    }
    for (first, firstSum) in largest {
      let output = min(32767, firstSum * Double(SRGBTransfer.one) / Double(1 << first))
      for (second, secondSum) in largest where second < 16 || first == 16 {
        #expect(secondSum * output + Double(1 << second) < Double(Int32.max), "\(first), \(second)")
      }
    }
  }

  @Test("a filter that is widened for shrinking gets more bits")
  func bits() {
    func bits(_ scale: Double, after first: Double? = nil) -> Int {
      AxisTaps.bits(.lanczos3, scale: scale, after: first)
    }
    #expect([0.1, 1, 1.1, 2, 3, 30].map { bits($0) } == [14, 14, 15, 15, 16, 16])
    #expect(bits(50) == AxisTaps.fineBits)
    // The first pass of an enlarged axis overshoots more.
    #expect([0.1, 1, 2, 3, 50].map { bits(30, after: $0) } == [15, 15, 15, 16, 16])
    for scale in [0.5, 1, 5, 500] { #expect(AxisTaps.bits(.nearest, scale: scale) == 14) }
  }

  @Test("the scale alone decides the bits", arguments: ResamplingFilter.allCases)
  func bitsOfParts(filter: ResamplingFilter) {
    for scale in stride(from: 0.3, through: 4, by: 0.1) {
      let bits = Set(
        [(1, 0.0), (2, 0), (7, 0.4), (40, 3.3), (41, 7)].map { count, origin in
          AxisTaps(
            AxisSampling(
              sourceCount: 200, origin: origin, extent: Double(count) * scale, count: count,
              isReversed: false), filter: filter
          ).bits
        })
      #expect(bits.count == 1, "\(scale)")
    }
  }

  @Test("pairs hold the same coefficients in the same order", arguments: ResamplingFilter.allCases)
  func layout(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases + AxisSampling.cases.map(\.reversed) {
      let taps = AxisTaps(sampling, filter: filter)
      guard taps.bits < AxisTaps.fineBits else { continue }
      for index in 0..<sampling.count {
        let (first, weights) = sampling.taps(of: index, filter: filter)
        // If the axis has an odd length, a pair may reach one past its end.
        var expected = [Int16](repeating: 0, count: sampling.sourceCount + 1)
        for (tap, fixed) in AxisTaps.fixedPoint(weights, bits: taps.bits).enumerated() {
          expected[first + tap] = Int16(fixed)
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

  @Test("identity means scale 1 at whole-pixel positions with an interpolating filter")
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
    for filter in [ResamplingFilter.lanczos3, .catmullRom, .box] {
      #expect(!isIdentity(filter, origin: 0.25))
    }
    #expect(!isIdentity(.mitchell))
  }
}
