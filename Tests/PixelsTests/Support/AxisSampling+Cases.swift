@testable import Pixels

extension AxisSampling {
  /// Various axes: a whole source and parts of it, at whole and fractional positions; shrunk,
  /// enlarged and neither.
  static let cases: [AxisSampling] = {
    var cases: [AxisSampling] = []
    for (source, origin, extent) in [
      (1, 0.0, 1.0), (2, 0, 2), (3, 0, 3), (40, 0, 40), (101, 0, 101), (40, 7, 20),
      (40, 3.3, 17.77), (40, 0.5, 39), (40, 38.75, 1.25), (40, 0, 0.4),
    ] {
      for count in [1, 2, 3, 7, 20, 39, 40, 41, 123] {
        cases.append(
          AxisSampling(
            sourceCount: source, origin: origin, extent: extent, count: count, isReversed: false))
      }
    }
    return cases
  }()

  var reversed: AxisSampling {
    var result = self
    result.isReversed.toggle()
    return result
  }
}

/// A weight for each sample of an axis, most of them zero.
func dense(_ taps: (first: Int, weights: [Double]), count: Int) -> [Double] {
  var result = [Double](repeating: 0, count: count)
  for (index, weight) in taps.weights.enumerated() { result[taps.first + index] = weight }
  return result
}

/// The largest difference between two rows of weights.
func difference(_ first: [Double], _ second: [Double]) -> Double {
  zip(first, second).reduce(0) { max($0, abs($1.0 - $1.1)) }
}
