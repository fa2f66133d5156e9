import LaunchRules

/// The positions of a device's parts, in points of its screen. The origin is the screen's top left
/// corner in portrait.
struct PhoneGeometry {
  let width: Double
  let height: Double
  let front: DeviceFront?
  /// The distance from the screen to the body's edge: `side` at the left and right, `end` at the
  /// top and bottom.
  let side: Double
  let end: Double

  /// The distance from the screen to the body's edge for a device whose body size is unknown.
  private static let unknownRim = 14.0

  init(_ display: Display) {
    width = Double(display.points.width)
    height = Double(display.points.height)
    front = display.front
    let body = front?.bodyPoints
    side = body.map { [width] in max(6, ($0.width - width) / 2) } ?? Self.unknownRim
    end = body.map { [height] in max(6, ($0.height - height) / 2) } ?? Self.unknownRim
  }

  var bodyWidth: Double { width + 2 * side }
  var bodyHeight: Double { height + 2 * end }
  var cornerRadius: Double { front?.cornerRadius ?? 0 }

  /// The radius of the body's corners: the screen's radius plus the rim, or about 9 millimeters for
  /// a device with a home button.
  var bodyRadius: Double {
    guard let front, cornerRadius == 0 else { return cornerRadius + side }
    return 9 / 25.4 * front.pointsPerInch
  }

  /// The height of the body in portrait, in millimeters.
  var millimeters: Double {
    front?.bodyHeight ?? bodyHeight / 153 * 25.4
  }

  var isTablet: Bool { min(width, height) >= 744 }
}
