/// How one axis of an image samples one axis of an artwork.
package struct AxisSampling: Equatable, Sendable {
  package var sourceCount: Int
  /// Start of the visible part, in artwork pixels; may be fractional.
  package var origin: Double
  /// Length of the visible part, in artwork pixels.
  package var extent: Double
  package var count: Int
  /// Whether the image's first sample shows the end of the visible part.
  package var isReversed: Bool

  package init(sourceCount: Int, origin: Double, extent: Double, count: Int, isReversed: Bool) {
    self.sourceCount = sourceCount
    self.origin = origin
    self.extent = extent
    self.count = count
    self.isReversed = isReversed
  }

  /// Artwork pixels for each image pixel; above 1, the artwork is shrunk.
  package var scale: Double { extent / Double(count) }

  /// The artwork position at a sample's center, in pixels; the first pixel's center is at 0.5.
  package func center(of index: Int) -> Double {
    let position = isReversed ? count - 1 - index : index
    return origin + (Double(position) + 0.5) * scale
  }

  /// Appends the weights of a sample's taps. Taps are the artwork pixels that the sample mixes. The
  /// weights add up to 1. Taps may reach beyond the visible part, but not beyond the artwork.
  ///
  /// - Returns: The index of the artwork pixel that is the first tap.
  /// - Complexity: O(the filter's support, widened by ``scale`` when shrinking)
  package func appendTaps(
    of index: Int, filter: ResamplingFilter, to weights: inout [Double]
  ) -> Int {
    let center = center(of: index)
    let nearest = min(max(Int(center.rounded(.down)), 0), sourceCount - 1)
    let start = weights.count
    let first =
      switch filter {
      case .nearest: nearest
      case .box: appendShares(around: center, to: &weights)
      case .lanczos3, .mitchell, .catmullRom: appendValues(of: filter, around: center, to: &weights)
      }
    let sum = weights[start...].reduce(0, +)
    guard sum > 0 else {
      weights.replaceSubrange(start..., with: CollectionOfOne(1))
      return nearest
    }
    let factor = 1 / sum
    for position in start..<weights.count { weights[position] *= factor }
    return first
  }

  private func appendValues(
    of filter: ResamplingFilter, around center: Double, to weights: inout [Double]
  ) -> Int {
    let widening = max(scale, 1)
    let support = filter.support * widening
    let first = max(0, Int((center - support + 0.5).rounded(.down)))
    let end = min(sourceCount, Int((center + support + 0.5).rounded(.down)))
    let factor = 1 / widening
    for pixel in first..<max(end, first) {
      weights.append(filter.value(at: (Double(pixel) + 0.5 - center) * factor))
    }
    return first
  }

  /// For each artwork pixel in a sample's area, appends the length of the overlap. A pixel at the
  /// area's edge gets its exact share. The box filter's value at the pixel's center would count the
  /// pixel in full or not at all, and rounding errors could decide which.
  private func appendShares(around center: Double, to weights: inout [Double]) -> Int {
    let start = max(0, center - scale / 2)
    let end = min(Double(sourceCount), center + scale / 2)
    // An overlap that comes only from rounding a position gets no tap.
    let hair = 1e-9 * scale
    let first = Int((start + hair).rounded(.down))
    let last = Int((end - hair).rounded(.up))
    for pixel in first..<max(first, last) {
      weights.append(min(end, Double(pixel + 1)) - max(start, Double(pixel)))
    }
    return first
  }
}
