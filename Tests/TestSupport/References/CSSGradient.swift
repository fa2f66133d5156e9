internal import Foundation
package import Pixels

/// A gradient as CSS Images 3 describes it, with trigonometry for corners too. It shares nothing
/// with the product except the value that describes the gradient.
package struct CSSGradient {
  private let frame: PixelSize
  private let angle: Double
  private let stops: [(color: [Double], place: Double)]

  /// - Parameter frame: the upright frame.
  package init(gradient: LinearGradient, frame: PixelSize) {
    self.frame = frame
    angle = Self.angle(gradient.direction, in: frame)
    stops = Self.stops(of: gradient)
  }

  /// Red, green and blue of a pixel of the frame, from 0 to 255.
  package func color(x: Int, y: Int) -> [Double] {
    let (width, height) = (Double(frame.width), Double(frame.height))
    // "the gradient line ... extends in both directions from the center"
    let along =
      (Double(x) + 0.5 - width / 2) * sin(angle) - (Double(y) + 0.5 - height / 2) * cos(angle)
    let length = abs(width * sin(angle)) + abs(height * cos(angle))
    return color(at: along / length + 0.5)
  }

  /// The direction's angle in radians, clockwise from the top.
  private static func angle(
    _ direction: LinearGradient.Direction, in frame: PixelSize
  ) -> Double {
    switch direction {
    case .angle(let degrees): return degrees * .pi / 180
    case .corner(let isRight, let isBottom):
      // "perpendicular to a line intersecting the two neighboring corners"
      let acute = atan2(Double(frame.height), Double(frame.width))
      switch (isRight, isBottom) {
      case (true, false): return acute
      case (true, true): return .pi - acute
      case (false, true): return .pi + acute
      case (false, false): return 2 * .pi - acute
      }
    }
  }

  private func color(at place: Double) -> [Double] {
    guard place >= stops[0].place else { return stops[0].color.map { $0 * 255 } }
    guard let next = stops.firstIndex(where: { $0.place > place }) else {
      return stops[stops.count - 1].color.map { $0 * 255 }
    }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (place - before.place) / (after.place - before.place)
    return zip(before.color, after.color).map { 255 * ($0 + ($1 - $0) * share) }
  }

  /// The color stops with positions, after the three rules that begin with "If a color stop does
  /// not have a position".
  private static func stops(
    of gradient: LinearGradient
  ) -> [(color: [Double], place: Double)] {
    var places = gradient.stops.map(\.position)
    if places[0] == nil { places[0] = 0 }
    if places[places.count - 1] == nil { places[places.count - 1] = 1 }
    for index in places.indices {
      guard let place = places[index] else { continue }
      places[index] = max(place, places[..<index].compactMap { $0 }.max() ?? place)
    }
    let known = places
    for index in places.indices where known[index] == nil {
      guard let before = known[..<index].lastIndex(where: { $0 != nil }),
        let after = known[index...].firstIndex(where: { $0 != nil }),
        let start = known[before], let end = known[after]
      else { continue }
      places[index] = start + (end - start) * Double(index - before) / Double(after - before)
    }
    return zip(gradient.stops, places).map { stop, place in
      (stop.color.samples.map { Double($0) / 255 }, place ?? 0)
    }
  }
}
