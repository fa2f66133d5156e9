import LaunchImages
import LaunchRules

/// A part of a device's front: a rectangle with round corners, in points from the top left corner
/// of the upright screen.
struct PhonePart {
  /// The part's class on pages.
  let name: String
  let frame: ViewFrame
  let radius: Double

  init(_ name: String, x: Double, y: Double, _ width: Double, _ height: Double, radius: Double) {
    self.name = name
    frame = ViewFrame(x: x, y: y, width: width, height: height)
    self.radius = radius
  }
}

extension PhoneGeometry {
  var screen: PhonePart {
    PhonePart("screen", x: 0, y: 0, width, height, radius: cornerRadius)
  }

  /// The parts around the screen: body, glass and home button.
  var bodyParts: [PhonePart] {
    let rim = isTablet ? 6.0 : 3.0
    return [
      PhonePart("body", x: -side, y: -end, bodyWidth, bodyHeight, radius: bodyRadius),
      PhonePart(
        "glass", x: rim - side, y: rim - end, bodyWidth - 2 * rim, bodyHeight - 2 * rim,
        radius: bodyRadius - rim),
    ] + homeButton
  }

  private var homeButton: [PhonePart] {
    guard let front, front.hasHomeButton else { return [] }
    let radius = min(5.4 / 25.4 * front.pointsPerInch, end * 0.4)
    let slot = isTablet ? 0.0 : 10 / 25.4 * front.pointsPerInch
    return [
      PhonePart(
        "home", x: width / 2 - radius, y: height + end / 2 - radius, 2 * radius, 2 * radius,
        radius: radius),
      PhonePart("slot", x: (width - slot) / 2, y: -end / 2 - 2.5, slot, 5, radius: 2.5),
    ]
  }

  /// The island or notch in the screen; `nil` if the camera is outside of the screen.
  var camera: PhonePart? {
    guard let camera = front?.camera else { return nil }
    let left = (width - camera.width) / 2
    switch camera {
    case .outside: return nil
    case .island(let width, let height, let top):
      return PhonePart("camera", x: left, y: top, width, height, radius: height / 2)
    case .notch(let width, let height):
      // The part above the screen is as black as the glass there.
      return PhonePart(
        "camera", x: left, y: -end / 2, width, height + end / 2, radius: min(21, height * 0.7))
    }
  }
}

extension Holding {
  /// The home indicator, in points of the interface; `nil` for a device with a home button.
  var homeIndicator: PhonePart? {
    guard let front = geometry.front, !front.hasHomeButton else { return nil }
    let long = size.width * HomeIndicator.widthShare(orientation)
    return PhonePart(
      "indicator", x: (size.width - long) / 2,
      y: size.height - HomeIndicator.bottom - HomeIndicator.height, long, HomeIndicator.height,
      radius: HomeIndicator.height / 2)
  }
}
