extension DeviceModel {
  static let phones: [DeviceModel] =
    [
      phone("4", .phone480, (4, 0), (7, 1)),
      phone("4s", .phone480, (5, 0), (9, 3)),
      phone("5", .phone568, (6, 0), (10, 3)),
      phone("5c", .phone568, (7, 0), (10, 3)),
      phone("5s", .phone568, (7, 0), (12, 5)),
      phone("SE", .phone568, (9, 3), (15, 8)),
      phone("6", .phone667, (8, 0), (12, 5)),
      phone("6s", .phone667, (9, 0), (15, 8)),
      phone("7", .phone667, (10, 0), (15, 8)),
      phone("8", .phone667, (11, 0), (16, 7)),
      phone("SE 2", .phone667, (13, 4), (26, 0)),
      phone("SE 3", .phone667, (15, 4), (26, 0)),
      phone("6 Plus", .plus, (8, 0), (12, 5)),
      phone("6s Plus", .plus, (9, 0), (15, 8)),
      phone("7 Plus", .plus, (10, 0), (15, 8)),
      phone("8 Plus", .plus, (11, 0), (16, 7)),
    ] + zoomed + faceID

  /// Display Zoom shows the layout of the next smaller iPhone.
  private static let zoomed: [DeviceModel] = [
    phone("6", .phone568, (8, 0), (12, 5), isZoomed: true),
    phone("6s", .phone568, (9, 0), (15, 8), isZoomed: true),
    phone("7", .phone568, (10, 0), (15, 8), isZoomed: true),
    phone("8", .phone568, (11, 0), (16, 7), isZoomed: true),
    phone("6 Plus", .zoomedPlus, (8, 0), (12, 5), isZoomed: true),
    phone("6s Plus", .zoomedPlus, (9, 0), (15, 8), isZoomed: true),
    phone("7 Plus", .zoomedPlus, (10, 0), (15, 8), isZoomed: true),
    phone("8 Plus", .zoomedPlus, (11, 0), (16, 7), isZoomed: true),
  ]

  private static let faceID: [DeviceModel] = [
    phone("X", .phone812, (11, 0), (16, 7)),
    phone("XS", .phone812, (12, 0), (18, 0)),
    phone("11 Pro", .phone812, (13, 0), (26, 0)),
    phone("XR", .phone896At2x, (12, 0), (18, 0)),
    phone("11", .phone896At2x, (13, 0), (26, 0)),
    phone("XS Max", .phone896At3x, (12, 0), (18, 0)),
    phone("11 Pro Max", .phone896At3x, (13, 0), (26, 0)),
  ]

  private static func phone(
    _ name: String, _ display: Display, _ first: (Int, Int), _ last: (Int, Int),
    isZoomed: Bool = false
  ) -> DeviceModel {
    DeviceModel(
      name: (isZoomed ? "zoomed iPhone " : "iPhone ") + name, display: display, idiom: .phone,
      systems: OSVersion(first.0, first.1)...OSVersion(last.0, last.1),
      hasFaceID: display.points.height >= 812, launchesAsHeld: display == .plus)
  }
}
