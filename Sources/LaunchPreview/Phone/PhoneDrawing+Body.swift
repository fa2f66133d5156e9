import LaunchRules

extension PhoneDrawing {
  /// The parts of the device around the screen: body, glass and home button.
  var body: [Node] {
    let rim = geometry.isTablet ? 6.0 : 3.0
    return [
      rectangle(
        "body", x: -geometry.side, y: -geometry.end, geometry.bodyWidth, geometry.bodyHeight,
        radius: geometry.bodyRadius),
      rectangle(
        "glass", x: rim - geometry.side, y: rim - geometry.end, geometry.bodyWidth - 2 * rim,
        geometry.bodyHeight - 2 * rim, radius: geometry.bodyRadius - rim),
    ] + homeButton
  }

  private var homeButton: [Node] {
    guard let front = geometry.front, front.hasHomeButton else { return [] }
    let middle = geometry.width / 2
    let radius = min(5.4 / 25.4 * front.pointsPerInch, geometry.end * 0.4)
    let slot = geometry.isTablet ? 0.0 : 10 / 25.4 * front.pointsPerInch
    return [
      .tag(
        "circle",
        [
          "class": "home", "cx": Decimal.text(middle),
          "cy": Decimal.text(geometry.height + geometry.end / 2), "r": Decimal.text(radius),
        ]),
      rectangle(
        "slot", x: middle - slot / 2, y: -geometry.end / 2 - 2.5, slot, 5, radius: 2.5),
    ]
  }

  /// The parts that always cover the screen: camera and home indicator.
  var overlays: [Node] {
    guard let front = geometry.front else { return [] }
    return camera(front.camera) + (front.hasHomeButton ? [] : [homeIndicator])
  }

  private func camera(_ camera: CameraHousing) -> [Node] {
    let left = (geometry.width - camera.width) / 2
    switch camera {
    case .outside: return []
    case .island(let width, let height, let top):
      return [rectangle("camera", x: left, y: top, width, height, radius: height / 2)]
    case .notch(let width, let height):
      // The corners where the notch meets the edge are smaller than its lower corners.
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
      return [.tag("path", ["class": "camera", "d": path.joined(separator: " ")])]
    }
  }

  /// The home indicator, at the bottom of the interface.
  private var homeIndicator: Node {
    let (width, height) = holding.size
    let long = width * HomeIndicator.widthShare(holding.orientation)
    let y = height - HomeIndicator.bottom - HomeIndicator.height
    return .tag(
      "g", ["transform": holding.interfaceTransform],
      [
        rectangle(
          "indicator", x: (width - long) / 2, y: y, long, HomeIndicator.height,
          radius: HomeIndicator.height / 2)
      ])
  }

  private func rectangle(
    _ name: String, x: Double, y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> Node {
    .tag(
      "rect",
      [
        "class": name, "x": Decimal.text(x), "y": Decimal.text(y), "width": Decimal.text(width),
        "height": Decimal.text(height), "rx": Decimal.text(radius),
      ])
  }
}
