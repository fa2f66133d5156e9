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
    let (side, end) = (geometry.side, geometry.end)
    let (width, height) = (geometry.bodyWidth, geometry.bodyHeight)
    let box: [Double] =
      switch orientation {
      case .portrait: [-side, -end, width, height]
      case .portraitUpsideDown: [side - width, end - height, width, height]
      case .landscapeRight: [-end, side - width, height, width]
      case .landscapeLeft: [end - height, -side, height, width]
      }
    return box.map(Decimal.text).joined(separator: " ")
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

  /// A description of the orientation, for a caption.
  var text: String {
    switch orientation {
    case .portrait: "held upright"
    case .portraitUpsideDown: "held upside down"
    case .landscapeRight: "landscape right, home side on the right"
    case .landscapeLeft: "landscape left, home side on the left"
    }
  }
}
