/// CIE 1931 xy coordinates of white and of the three primaries.
package struct Chromaticities: Equatable, Sendable {
  package typealias Point = SIMD2<Double>

  package var white, red, green, blue: Point

  package init(white: Point, red: Point, green: Point, blue: Point) {
    (self.white, self.red, self.green, self.blue) = (white, red, green, blue)
  }

  /// The chromaticities of IEC 61966-2-1 and BT.709.
  package static let sRGB = Chromaticities(
    white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.64, y: 0.33),
    green: Point(x: 0.30, y: 0.60), blue: Point(x: 0.15, y: 0.06))

  /// Whether real light can have these coordinates. All points must lie on or near the chromaticity
  /// diagram. White must lie inside the triangle of the primaries.
  package var arePossible: Bool {
    let points = [white, red, green, blue]
    guard points.allSatisfy({ all($0 .>= -1) && all($0 .<= 1.5) }),
      white.x > 0, white.y > 0.01, white.x + white.y < 1
    else { return false }
    let area = Self.area(red, green, blue)
    guard abs(area) > 1e-3 else { return false }
    return [(white, green, blue), (red, white, blue), (red, green, white)].allSatisfy {
      Self.area($0, $1, $2) / area > 1e-3
    }
  }

  package func isClose(to other: Chromaticities) -> Bool {
    zip([white, red, green, blue], [other.white, other.red, other.green, other.blue])
      .allSatisfy { abs($0.x - $1.x) < 0.0015 && abs($0.y - $1.y) < 0.0015 }
  }

  /// Twice the area of the triangle with these corners. The value is negative if the corners run
  /// clockwise.
  private static func area(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (first, second) = (b - a, c - a)
    return first.x * second.y - second.x * first.y
  }
}
