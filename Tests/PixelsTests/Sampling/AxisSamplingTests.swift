import TestSupport
import Testing

@testable import Pixels

/// Compares the taps of an axis with the definition of resampling, and checks what must hold for
/// all of them.
@Suite struct AxisSamplingTests {
  @Test("weights sum to 1 and taps lie within the artwork", arguments: ResamplingFilter.allCases)
  func range(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases {
      for index in 0..<sampling.count {
        let (first, weights) = sampling.taps(of: index, filter: filter)
        #expect(abs(weights.reduce(0, +) - 1) < 1e-12, "\(sampling) at \(index)")
        #expect(first >= 0 && !weights.isEmpty && first + weights.count <= sampling.sourceCount)
      }
    }
  }

  @Test(
    "each weight is the filter's normalized value at its distance",
    arguments: [ResamplingFilter.lanczos3, .mitchell, .catmullRom])
  func definition(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases {
      let scale = sampling.extent / Double(sampling.count)
      for index in 0..<sampling.count {
        let center = sampling.origin + (Double(index) + 0.5) * scale
        let values = (0..<sampling.sourceCount).map {
          filter.value(at: (Double($0) + 0.5 - center) / max(scale, 1))
        }
        let sum = values.reduce(0, +)
        let taps = dense(
          sampling.taps(of: index, filter: filter), count: sampling.sourceCount)
        #expect(difference(taps, values.map { $0 / sum }) < 1e-12, "\(sampling) at \(index)")
      }
    }
  }

  @Test("nearest takes the pixel that contains the center")
  func nearest() {
    for sampling in AxisSampling.cases {
      for index in 0..<sampling.count {
        let (first, weights) = sampling.taps(of: index, filter: .nearest)
        #expect(weights == [1])
        #expect(Double(first) <= sampling.center(of: index))
        #expect(sampling.center(of: index) < Double(first) + 1)
      }
    }
  }

  @Test("a box averages when shrinking by an integer factor", arguments: 2...30)
  func box(factor: Int) {
    let sampling = AxisSampling(
      sourceCount: factor * 5, origin: 0, extent: Double(factor * 5), count: 5, isReversed: false)
    for index in 0..<5 {
      let taps = dense(sampling.taps(of: index, filter: .box), count: factor * 5)
      let expected = (0..<factor * 5).map { $0 / factor == index ? 1 / Double(factor) : 0 }
      #expect(difference(taps, expected) < 1e-12)
    }
  }

  @Test("a box weighs each pixel by the share of the area that it covers")
  func boxArea() {
    for sampling in AxisSampling.cases {
      // Counts points of the area, of which a hundredth of a pixel has some.
      let scale = sampling.extent / Double(sampling.count)
      let points = 20_000
      for index in Set([0, sampling.count / 3, sampling.count - 1]) {
        var expected = [Double](repeating: 0, count: sampling.sourceCount)
        for point in 0..<points {
          let place = (Double(point) + 0.5) / Double(points) - 0.5
          let pixel = Int((sampling.center(of: index) + place * scale).rounded(.down))
          if expected.indices.contains(pixel) { expected[pixel] += 1 }
        }
        let sum = expected.reduce(0, +)
        let taps = dense(sampling.taps(of: index, filter: .box), count: sampling.sourceCount)
        #expect(difference(taps, expected.map { $0 / sum }) < 1e-3, "\(sampling) at \(index)")
      }
    }
  }

  @Test("a pixel on the edge of a box does not depend on rounding")
  func boxEdge() {
    // 1400 to 960: every 24th edge of a sample is a pixel's center.
    func taps(_ origin: Double) -> [[Double]] {
      let sampling = AxisSampling(
        sourceCount: 1401, origin: origin, extent: 1400, count: 960, isReversed: false)
      return (0..<960).map { dense(sampling.taps(of: $0, filter: .box), count: 1401) }
    }
    for (one, other) in zip(taps(0.5), taps((0.5).nextDown)) {
      #expect(difference(one, other) < 1e-9)
    }
  }

  @Test(
    "at scale 1 a sample is its pixel",
    arguments: [ResamplingFilter.lanczos3, .catmullRom, .box, .nearest])
  func identity(filter: ResamplingFilter) {
    for (source, origin) in [(1, 0), (2, 0), (17, 0), (40, 11)] {
      let count = source - origin
      let sampling = AxisSampling(
        sourceCount: source, origin: Double(origin), extent: Double(count), count: count,
        isReversed: false)
      for index in 0..<count {
        let taps = dense(sampling.taps(of: index, filter: filter), count: source)
        #expect(difference(taps, (0..<source).map { $0 == origin + index ? 1 : 0 }) < 1e-15)
      }
    }
  }

  @Test(
    "the taps of a whole axis are symmetric",
    arguments: [ResamplingFilter.lanczos3, .mitchell, .catmullRom, .box])
  func symmetric(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases where sampling.extent == Double(sampling.sourceCount) {
      for index in 0..<sampling.count {
        let near = dense(sampling.taps(of: index, filter: filter), count: sampling.sourceCount)
        let far = dense(
          sampling.taps(of: sampling.count - 1 - index, filter: filter),
          count: sampling.sourceCount)
        #expect(difference(near, far.reversed()) < 1e-9)
      }
    }
  }

  @Test("reversing an axis reverses its samples", arguments: ResamplingFilter.allCases)
  func reversed(filter: ResamplingFilter) {
    for sampling in AxisSampling.cases {
      for index in 0..<sampling.count {
        let mirrored = sampling.count - 1 - index
        #expect(sampling.reversed.center(of: index) == sampling.center(of: mirrored))
        #expect(
          sampling.reversed.taps(of: index, filter: filter)
            == sampling.taps(of: mirrored, filter: filter))
      }
    }
  }
}
