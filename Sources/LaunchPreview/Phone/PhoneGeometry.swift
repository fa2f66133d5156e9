import LaunchRules

/// Where the parts of a device are, in points of its screen, whose top left corner is the origin while
/// it is held upright.
struct PhoneGeometry {
  let width: Double
  let height: Double
  let front: DeviceFront?
  /// How far the body reaches beyond the screen, at the sides and at top and bottom.
  let side: Double
  let end: Double

  /// The rim of a device whose body no source gives.
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

  /// Of the body: that of the screen and the rim around it; of phones with a home button, about 9
  /// millimeters.
  var bodyRadius: Double {
    guard let front, cornerRadius == 0 else { return cornerRadius + side }
    return 9 / 25.4 * front.pointsPerInch
  }

  /// The height of the body in millimeters.
  var millimeters: Double {
    front?.bodyHeight ?? bodyHeight / 153 * 25.4
  }

  var isTablet: Bool { min(width, height) >= 744 }
}
