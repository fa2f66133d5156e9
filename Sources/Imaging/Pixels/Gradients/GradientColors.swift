package struct GradientColors: Sendable {
  /// A part of the gradient line between two stops. The color changes evenly from start to end.
  struct Segment: Sendable {
    /// Positions on the gradient line: 0 is the line's start, and 1 is the line's end. The position
    /// `end` belongs to the next segment.
    let start: Double
    let end: Double
    /// The colors at ``start`` and ``end``: red, green and blue in sRGB, from 0 through 1.
    let first: SIMD3<Double>
    let last: SIMD3<Double>

    func color(at position: Double) -> SIMD3<Double> {
      if first == last { return first }
      let share = (position - start) / (end - start)
      return first + (last - first) * share
    }
  }

  /// Segments in the line's order, without gaps, from minus infinity to infinity.
  let segments: [Segment]

  package init(_ gradient: LinearGradient) {
    let positions = Self.positions(of: gradient.stops)
    let colors = gradient.stops.map { SIMD3($0.color.samples.map { Double($0) / 255 }) }
    var segments = [
      Segment(start: -.infinity, end: positions[0], first: colors[0], last: colors[0])
    ]
    for (index, next) in positions.enumerated().dropFirst() where next > positions[index - 1] {
      segments.append(
        Segment(
          start: positions[index - 1], end: next, first: colors[index - 1], last: colors[index]))
    }
    let (end, color) = (positions[positions.count - 1], colors[colors.count - 1])
    segments.append(Segment(start: end, end: .infinity, first: color, last: color))
    self.segments = segments
  }

  /// Every stop's position, by the rules of CSS Images 3, 3.4.3.
  static func positions(of stops: [LinearGradient.Stop]) -> [Double] {
    var positions = stops.map(\.position)
    positions[0] = positions[0] ?? 0
    positions[stops.count - 1] = positions[stops.count - 1] ?? 1
    // A stop cannot come before a stop that is listed earlier.
    var largest = -Double.infinity
    for index in positions.indices {
      guard let position = positions[index] else { continue }
      largest = max(largest, position)
      positions[index] = largest
    }
    // Stops without a position are spaced evenly between their neighbors.
    var (result, gap): ([Double], Int) = ([], 0)
    for position in positions {
      guard let position else {
        gap += 1
        continue
      }
      let before = result.last ?? position
      let step = (position - before) / Double(gap + 1)
      result += (0..<gap).map { before + Double($0 + 1) * step }
      result.append(position)
      gap = 0
    }
    return result
  }

  func segment(at position: Double) -> Segment {
    segments.first { position < $0.end } ?? segments[segments.count - 1]
  }

  /// The color at a position, as linear light; each value is from 0 through 1.
  package func light(at position: Double) -> SIMD3<Double> {
    let color = segment(at: position).color(at: position)
    return SIMD3(
      SRGBTransfer.linear(color.x), SRGBTransfer.linear(color.y), SRGBTransfer.linear(color.z))
  }
}
