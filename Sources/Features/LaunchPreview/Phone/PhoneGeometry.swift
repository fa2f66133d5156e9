import LaunchImages
import LaunchRules

/// The positions of a device's parts in portrait, in points of its screen. The origin is the top
/// left corner of the body.
struct PhoneGeometry {
  let body: (width: Double, height: Double)
  /// The height of the body, in millimeters.
  let millimeters: Double
  let screen: ViewFrame
  private let front: DeviceFront?
  private let isTablet: Bool

  /// The distance from the screen to the body's edge for a device whose body size is unknown.
  private static let defaultBezel = 14.0

  init(_ display: Display) {
    let (width, height) = (Double(display.points.width), Double(display.points.height))
    front = display.front
    isTablet = min(width, height) >= 744
    let points = front?.bodyPoints
    let side = points.map { max(6, ($0.width - width) / 2) } ?? Self.defaultBezel
    let end = points.map { max(6, ($0.height - height) / 2) } ?? Self.defaultBezel
    screen = ViewFrame(x: side, y: end, width: width, height: height)
    body = (width + 2 * side, height + 2 * end)
    millimeters = front?.bodyHeight ?? body.height / 153 * 25.4
  }

  var millimetersPerPoint: Double { millimeters / body.height }
  var cornerRadius: Double { front?.cornerRadius ?? 0 }
  var hasHomeIndicator: Bool { front?.hasHomeButton == false }

  /// The body, its glass and the home button, the lowest first.
  var bodyParts: [PhoneShape] {
    let frame = ViewFrame(x: 0, y: 0, width: body.width, height: body.height)
    let rim = isTablet ? 6.0 : 3.0
    return [
      PhoneShape(.body, frame, radius: bodyRadius),
      PhoneShape(.glass, frame.inset(by: rim), radius: bodyRadius - rim),
    ] + homeButton
  }

  /// The radius of the body's corners: the screen's radius plus the bezel, or about 9 millimeters
  /// for a device with a home button.
  private var bodyRadius: Double {
    guard let front, cornerRadius == 0 else { return cornerRadius + screen.x }
    return 9 / 25.4 * front.pointsPerInch
  }

  /// The home button, and the slot of the loudspeaker at the other end.
  private var homeButton: [PhoneShape] {
    guard let front, front.hasHomeButton else { return [] }
    let radius = min(5.4 / 25.4 * front.pointsPerInch, screen.y * 0.4)
    let slot = isTablet ? 0.0 : 10 / 25.4 * front.pointsPerInch
    let (middle, end) = (body.width / 2, screen.y / 2)
    return [
      PhoneShape(
        .home,
        ViewFrame(
          x: middle - radius, y: body.height - end - radius, width: 2 * radius, height: 2 * radius),
        radius: radius),
      PhoneShape(
        .slot, ViewFrame(x: middle - slot / 2, y: end - 2.5, width: slot, height: 5), radius: 2.5),
    ]
  }

  /// The island or notch in the screen; `nil` if the camera is outside of the screen.
  var camera: PhoneShape? {
    guard let camera = front?.camera else { return nil }
    let left = (body.width - camera.width) / 2
    switch camera {
    case .outside: return nil
    case .island(let width, let height, let top):
      return PhoneShape(
        .camera, ViewFrame(x: left, y: screen.y + top, width: width, height: height),
        radius: height / 2)
    case .notch(let width, let height):
      // The part above the screen is as black as the glass there.
      return PhoneShape(
        .camera, ViewFrame(x: left, y: screen.y / 2, width: width, height: height + screen.y / 2),
        radius: min(21, height * 0.7))
    }
  }
}

extension ViewFrame {
  func inset(by rim: Double) -> ViewFrame {
    ViewFrame(x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim)
  }

  func moved(by origin: ViewFrame) -> ViewFrame {
    ViewFrame(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }
}
