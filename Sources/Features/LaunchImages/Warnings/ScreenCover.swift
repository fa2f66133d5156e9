internal import LaunchRules
internal import Pictures

/// The hidden parts of a landscape screen: under the camera, beyond the round corners and under the
/// home indicator. Coordinates are shares of the screen's width and height, from 0 to 1.
struct ScreenCover {
  private let parts: [UnitRect]
  /// The radius of the corners, as a share of the screen's width (`x`) and height (`y`).
  private let corner: (x: Double, y: Double)
  /// The share of the screen's area that is hidden.
  let area: Double

  /// Finds the hidden parts of a display; `nil` if nothing is hidden, or if no source describes the
  /// display.
  init?(_ display: Display, _ orientation: LandscapeOrientation) {
    guard let front = display.front else { return nil }
    let radius = front.cornerRadius
    parts = [display.cameraPart(orientation), display.homeIndicatorPart].compactMap(\.self)
    corner = (radius / Double(display.points.height), radius / Double(display.points.width))
    if parts.isEmpty && radius == 0 { return nil }
    area = parts.reduce(0) { $0 + $1.area } + (4 - Double.pi) * corner.x * corner.y
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    isBeyondCorner(x, y) || parts.contains { $0.contains(x, y) }
  }

  private func isBeyondCorner(_ x: Double, _ y: Double) -> Bool {
    guard corner.x > 0, corner.y > 0 else { return false }
    // The distance from the corner's center toward the corner, in radii.
    let across = 1 - min(x, 1 - x) / corner.x
    let down = 1 - min(y, 1 - y) / corner.y
    return across > 0 && down > 0 && across * across + down * down > 1
  }
}
