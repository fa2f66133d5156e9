import Testing

@testable import Pixels

/// Compares the filters with published values.
@Suite struct ResamplingFilterTests {
  private static let known: [(ResamplingFilter, Double, Double)] = [
    (.lanczos3, 0, 1), (.lanczos3, 1, 0), (.lanczos3, 2, 0), (.lanczos3, 3, 0), (.lanczos3, 4, 0),
    // 6/π² and -4/(3π²): sinc(x) sinc(x/3) at the halves.
    (.lanczos3, 0.5, 0.607_927_101_854_026_6), (.lanczos3, 1.5, -0.135_094_911_523_117_02),
    (.lanczos3, 2.5, 0.024_317_084_074_161_06),
    (.mitchell, 0, 8 / 9), (.mitchell, 1, 1 / 18), (.mitchell, 2, 0), (.mitchell, 2.5, 0),
    (.mitchell, 0.5, 77 / 144), (.mitchell, 1.5, -5 / 144),
    (.catmullRom, 0, 1), (.catmullRom, 1, 0), (.catmullRom, 2, 0), (.catmullRom, 3, 0),
    (.catmullRom, 0.5, 9 / 16), (.catmullRom, 1.5, -1 / 16),
    (.box, 0, 1), (.box, 0.25, 1), (.box, 0.49, 1), (.box, 0.51, 0), (.box, 1, 0),
  ]

  @Test("known values, on both sides", arguments: known)
  func values(filter: ResamplingFilter, x: Double, value: Double) {
    #expect(abs(filter.value(at: x) - value) < 1e-15)
    #expect(abs(filter.value(at: -x) - value) < 1e-15)
  }

  @Test("symmetric, and zero beyond the support", arguments: ResamplingFilter.allCases)
  func shape(filter: ResamplingFilter) {
    for step in 1...999 where step != 125 {
      let x = Double(step) / 250
      #expect(filter.value(at: x) == filter.value(at: -x))
      if x > filter.support { #expect(filter.value(at: x) == 0) }
    }
  }

  @Test(
    "the values around any position sum to 1",
    arguments: [ResamplingFilter.mitchell, .catmullRom, .box])
  func partitionOfUnity(filter: ResamplingFilter) {
    for step in 0...200 {
      let place = Double(step) / 200
      let sum = (-4...4).reduce(0) { $0 + filter.value(at: place + Double($1)) }
      #expect(abs(sum - 1) < 1e-14)
    }
  }

  @Test("names and supports")
  func names() {
    #expect(
      ResamplingFilter.allCases.map(\.rawValue)
        == ["lanczos3", "mitchell", "catmull-rom", "box", "nearest"])
    #expect(ResamplingFilter.allCases.map(\.support) == [3, 2, 2, 0.5, 0.5])
  }
}
