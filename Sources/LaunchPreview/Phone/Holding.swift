import LaunchRules

/// A device that is turned, from upright, to how it is held.
struct Holding {
  let orientation: InterfaceOrientation
  let geometry: PhoneGeometry

  /// How far the device is turned, in degrees clockwise. With the home button on the right, it has
  /// been turned counterclockwise.
  var degrees: Int {
    switch orientation {
    case .portrait: 0
    case .portraitUpsideDown: 180
    case .landscapeRight: -90
    case .landscapeLeft: 90
    }
  }

  /// The interface's size: that of the screen as it is seen.
  var size: (width: Double, height: Double) {
    orientation.isLandscape
      ? (geometry.height, geometry.width) : (geometry.width, geometry.height)
  }

  /// The turned body.
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

  /// From the coordinates of the interface to those of the upright device.
  var interfaceTransform: String {
    let (width, height) = (Decimal.text(geometry.width), Decimal.text(geometry.height))
    return switch orientation {
    case .portrait: "rotate(0)"
    case .portraitUpsideDown: "rotate(180) translate(-\(width) -\(height))"
    case .landscapeRight: "rotate(90) translate(0 -\(width))"
    case .landscapeLeft: "rotate(-90) translate(-\(height) 0)"
    }
  }

  /// The words for it.
  var text: String {
    switch orientation {
    case .portrait: "held upright"
    case .portraitUpsideDown: "held upside down"
    case .landscapeRight: "landscape right, home side on the right"
    case .landscapeLeft: "landscape left, home side on the left"
    }
  }
}
