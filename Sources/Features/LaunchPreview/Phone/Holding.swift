import LaunchImages
import LaunchRules

/// How a device is held: its orientation, and how a drawing of the upright device is rotated to
/// match.
struct Holding {
  let orientation: InterfaceOrientation
  let geometry: PhoneGeometry

  /// The device's rotation from portrait, in degrees clockwise. It is negative for a device with
  /// the home button on the right, which has been rotated counterclockwise.
  var degrees: Int {
    switch orientation {
    case .portrait: 0
    case .portraitUpsideDown: 180
    case .landscapeRight: -90
    case .landscapeLeft: 90
    }
  }

  /// The interface's size in points: that of the screen after the device is rotated.
  var size: (width: Double, height: Double) {
    orientation.isLandscape
      ? (geometry.height, geometry.width) : (geometry.width, geometry.height)
  }

  /// The SVG view box that contains the body of the rotated device.
  var viewBox: String {
    [box.x, box.y, box.width, box.height].map(Decimal.text).joined(separator: " ")
  }

  /// The body of the rotated device, in points. The origin is the corner around which the device
  /// was rotated: the top left corner of its upright screen.
  private var box: ViewFrame {
    rotated(
      ViewFrame(
        x: -geometry.side, y: -geometry.end, width: geometry.bodyWidth,
        height: geometry.bodyHeight))
  }

  private func rotated(_ frame: ViewFrame) -> ViewFrame {
    let (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    return switch orientation {
    case .portrait: frame
    case .portraitUpsideDown: ViewFrame(x: -x - width, y: -y - height, width: width, height: height)
    case .landscapeRight: ViewFrame(x: y, y: -x - width, width: height, height: width)
    case .landscapeLeft: ViewFrame(x: -y - height, y: x, width: height, height: width)
    }
  }

  /// The frame of a part of the upright device after the rotation, from the top left corner of the
  /// rotated body.
  func seen(_ frame: ViewFrame) -> ViewFrame {
    var frame = rotated(frame)
    frame.x -= box.x
    frame.y -= box.y
    return frame
  }

  /// The SVG transform from the interface's coordinates to those of the upright device.
  var interfaceTransform: String {
    let (width, height) = (Decimal.text(geometry.width), Decimal.text(geometry.height))
    return switch orientation {
    case .portrait: "rotate(0)"
    case .portraitUpsideDown: "rotate(180) translate(-\(width) -\(height))"
    case .landscapeRight: "rotate(90) translate(0 -\(width))"
    case .landscapeLeft: "rotate(-90) translate(-\(height) 0)"
    }
  }

  var text: String {
    switch orientation {
    case .portrait: "held upright"
    case .portraitUpsideDown: "held upside down"
    case .landscapeRight: "landscape right, home side on the right"
    case .landscapeLeft: "landscape left, home side on the left"
    }
  }
}
