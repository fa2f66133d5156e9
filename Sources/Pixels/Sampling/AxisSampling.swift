/// How one axis of an image samples one axis of an artwork.
package struct AxisSampling: Equatable, Sendable {
  /// Samples on the artwork's axis.
  package var sourceCount: Int
  /// Start of the visible part, in artwork pixels; may be fractional.
  package var origin: Double
  /// Length of the visible part, in artwork pixels.
  package var extent: Double
  /// Samples on the image's axis.
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

  /// The position in the artwork that the image's sample `index` shows, in artwork pixels; the
  /// center of the first pixel is 0.5.
  package func center(of index: Int) -> Double {
    let position = isReversed ? count - 1 - index : index
    return origin + (Double(position) + 0.5) * scale
  }

  /// The taps of the image's sample `index`: the first artwork pixel, and the weights of that pixel
  /// and the following ones. Taps may reach beyond the visible part, but not beyond the artwork.
  /// The weights are normalized to a sum of 1.
  ///
  /// - Complexity: O(the filter's support, widened by ``scale`` when shrinking)
  package func taps(of index: Int, filter: ResamplingFilter) -> (first: Int, weights: [Double]) {
    let center = center(of: index)
    let nearest = min(max(Int(center.rounded(.down)), 0), sourceCount - 1)
    if filter == .nearest { return (nearest, [1]) }
    if filter == .box { return areaTaps(around: center) ?? (nearest, [1]) }
    let widening = max(scale, 1)
    let support = filter.support * widening
    let first = max(0, Int((center - support + 0.5).rounded(.down)))
    let end = min(sourceCount, Int((center + support + 0.5).rounded(.down)))
    var weights = (first..<max(end, first)).map {
      filter.value(at: (Double($0) + 0.5 - center) / widening)
    }
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return (nearest, [1]) }
    for position in weights.indices { weights[position] /= sum }
    return (first, weights)
  }

  /// The taps of a sample whose weights are the shares of its area that artwork pixels cover; `nil`
  /// if none does.
  ///
  /// The value of a box at a pixel's center would be 0 or 1: a pixel on the edge of an area would
  /// count or not by the last bit of a position.
  private func areaTaps(around center: Double) -> (first: Int, weights: [Double])? {
    let start = max(0, center - scale / 2)
    let end = min(Double(sourceCount), center + scale / 2)
    // A share that only the rounding of a position makes is no tap.
    let hair = 1e-9 * scale
    let first = Int((start + hair).rounded(.down))
    let last = Int((end - hair).rounded(.up))
    guard first < last else { return nil }
    let shares = (first..<last).map { min(end, Double($0 + 1)) - max(start, Double($0)) }
    let sum = shares.reduce(0, +)
    return (first, shares.map { $0 / sum })
  }
}
