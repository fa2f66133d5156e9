import LaunchImages
import LaunchRules

extension PhoneDrawing {
  /// The parts of the device around the screen: body, glass and home button.
  var body: [Node] { geometry.bodyParts.map(rectangle) }

  /// The parts that always cover the screen: camera and home indicator.
  var overlays: [Node] {
    let indicator = holding.homeIndicator.map {
      Node.tag("g", ["transform": holding.interfaceTransform], [rectangle($0)])
    }
    return [camera, indicator].compactMap { $0 }
  }

  private var camera: Node? {
    guard case .notch(let width, let height) = geometry.front?.camera else {
      return geometry.camera.map(rectangle)
    }
    // The corners where the notch meets the edge are smaller than its lower corners.
    let left = (geometry.width - width) / 2
    let (small, large) = (6.0, min(21, height * 0.7))
    let path = [
      "M\(Decimal.text(left - small)) -1", "Q\(Decimal.text(left)) -1 \(Decimal.text(left)) 6",
      "V\(Decimal.text(height - large))",
      "Q\(Decimal.text(left)) \(Decimal.text(height))",
      "\(Decimal.text(left + large)) \(Decimal.text(height))",
      "H\(Decimal.text(left + width - large))",
      "Q\(Decimal.text(left + width)) \(Decimal.text(height))",
      "\(Decimal.text(left + width)) \(Decimal.text(height - large))", "V6",
      "Q\(Decimal.text(left + width)) -1 \(Decimal.text(left + width + small)) -1Z",
    ]
    return .tag("path", ["class": "camera", "d": path.joined(separator: " ")])
  }

  private func rectangle(_ part: PhonePart) -> Node {
    .tag(
      "rect",
      [
        "class": part.name, "x": Decimal.text(part.frame.x), "y": Decimal.text(part.frame.y),
        "width": Decimal.text(part.frame.width), "height": Decimal.text(part.frame.height),
        "rx": Decimal.text(part.radius),
      ])
  }
}
