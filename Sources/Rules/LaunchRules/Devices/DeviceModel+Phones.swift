extension DeviceModel {
  static let phones: [DeviceModel] = small + plus + zoomed

  /// The iPhones and iPods with a home button, except the Plus.
  private static let small: [DeviceModel] = [
    phone("iPhone 4", .phone480, (4, 0), (7, 1)),
    phone("iPhone 4s", .phone480, (5, 0), (9, 3)),
    phone("iPhone 5", .phone568, (6, 0), (10, 3)),
    phone("iPhone 5c", .phone568, (7, 0), (10, 3)),
    phone("iPhone 5s", .phone568, (7, 0), (12, 5)),
    phone("iPhone SE", .phone568, (9, 3), (15, 8)),
    phone("iPod touch 5", .phone568, (6, 0), (9, 3)),
    phone("iPod touch 6", .phone568, (8, 4), (12, 5)),
    phone("iPod touch 7", .phone568, (12, 3), (15, 8)),
    phone("iPhone 6", .phone667, (8, 0), (12, 5)),
    phone("iPhone 6s", .phone667, (9, 0), (15, 8)),
    phone("iPhone 7", .phone667, (10, 0), (15, 8)),
    phone("iPhone 8", .phone667, (11, 0), (16, 7)),
    phone("iPhone SE 2", .phone667, (13, 4), newest),
    phone("iPhone SE 3", .phone667, (15, 4), newest),
  ]

  private static let plus: [DeviceModel] = [
    phone("iPhone 6 Plus", .plus, (8, 0), (12, 5)),
    phone("iPhone 6s Plus", .plus, (9, 0), (15, 8)),
    phone("iPhone 7 Plus", .plus, (10, 0), (15, 8)),
    phone("iPhone 8 Plus", .plus, (11, 0), (16, 7)),
  ]

  /// iPhones with Display Zoom, which shows the layout of a smaller iPhone.
  private static let zoomed: [DeviceModel] = [
    phone("zoomed iPhone 6", .phone568, (8, 0), (12, 5)),
    phone("zoomed iPhone 6s", .phone568, (9, 0), (15, 8)),
    phone("zoomed iPhone 7", .phone568, (10, 0), (15, 8)),
    phone("zoomed iPhone 8", .phone568, (11, 0), (16, 7)),
    phone("zoomed iPhone SE 2", .phone568, (13, 4), newest),
    phone("zoomed iPhone SE 3", .phone568, (15, 4), newest),
    phone("zoomed iPhone 6 Plus", .zoomedPlus, (8, 0), (12, 5)),
    phone("zoomed iPhone 6s Plus", .zoomedPlus, (9, 0), (15, 8)),
    phone("zoomed iPhone 7 Plus", .zoomedPlus, (10, 0), (15, 8)),
    phone("zoomed iPhone 8 Plus", .zoomedPlus, (11, 0), (16, 7)),
  ]

  /// The last version of iOS for devices that still get updates. Only its major number matters.
  static let newest = (27, 0)

  private static func phone(
    _ name: String, _ display: Display, _ first: (Int, Int), _ last: (Int, Int)
  ) -> DeviceModel {
    DeviceModel(
      name: name, display: display, idiom: .phone,
      systems: OSVersion(first.0, first.1)...OSVersion(last.0, last.1),
      homeScreenRotates: display == .plus, safeAreas: .homeButton)
  }
}
