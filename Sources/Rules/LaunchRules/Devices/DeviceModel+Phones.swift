extension DeviceModel {
  static let phones: [DeviceModel] = small + plus + zoomed + toEleven + toSixteen + sinceSeventeen

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

  /// The last known version of iOS, for devices that still get updates. Only the major number
  /// matters.
  static let newest = (27, 0)

  private static let toEleven: [DeviceModel] = [
    phone("iPhone X", .phone812, (11, 0), (16, 7), .faceID(44)),
    phone("iPhone XS", .phone812, (12, 0), (18, 7), .faceID(44)),
    phone("iPhone 11 Pro", .phone812, (13, 0), newest, .faceID(44)),
    phone("iPhone XR", .phone896At2x, (12, 0), (18, 7), .faceID(48)),
    phone("iPhone 11", .phone896At2x, (13, 0), newest, .faceID(48)),
    phone("iPhone XS Max", .phone896At3x, (12, 0), (18, 7), .faceID(44)),
    phone("iPhone 11 Pro Max", .phone896At3x, (13, 0), newest, .faceID(44)),
    phone("zoomed iPhone XR", .phone812At2x, (12, 0), (18, 7), nil),
    phone("zoomed iPhone 11", .phone812At2x, (13, 0), newest, nil),
    phone("zoomed iPhone XS Max", .phone812, (12, 0), (18, 7), nil),
    phone("zoomed iPhone 11 Pro Max", .phone812, (13, 0), newest, nil),
  ]

  private static let toSixteen: [DeviceModel] = [
    phone("iPhone 12 mini", .phone812, (14, 1), newest, .faceID(50)),
    phone("iPhone 13 mini", .phone812, (15, 0), newest, .faceID(50)),
    phone("iPhone 12", .phone844, (14, 1), newest, .faceID(47)),
    phone("iPhone 12 Pro", .phone844, (14, 1), newest, .faceID(47)),
    phone("iPhone 13", .phone844, (15, 0), newest, .faceID(47)),
    phone("iPhone 13 Pro", .phone844, (15, 0), newest, .faceID(47)),
    phone("iPhone 14", .phone844, (16, 0), newest, .faceID(47)),
    phone("iPhone 16e", .phone844, (18, 3), newest, .faceID(47)),
    phone("iPhone 12 Pro Max", .phone926, (14, 1), newest, .faceID(47)),
    phone("iPhone 13 Pro Max", .phone926, (15, 0), newest, .faceID(47)),
    phone("iPhone 14 Plus", .phone926, (16, 0), newest, .faceID(47)),
    phone("iPhone 14 Pro", .phone852, (16, 0), newest, .faceID(59)),
    phone("iPhone 15", .phone852, (17, 0), newest, .faceID(59)),
    phone("iPhone 15 Pro", .phone852, (17, 0), newest, .faceID(59)),
    phone("iPhone 16", .phone852, (18, 0), newest, .faceID(59)),
    phone("iPhone 14 Pro Max", .phone932, (16, 0), newest, .faceID(59)),
    phone("iPhone 15 Plus", .phone932, (17, 0), newest, .faceID(59)),
    phone("iPhone 15 Pro Max", .phone932, (17, 0), newest, .faceID(59)),
    phone("iPhone 16 Plus", .phone932, (18, 0), newest, .faceID(59)),
    phone("iPhone 16 Pro", .phone874, (18, 0), newest, .faceID(62)),
    phone("iPhone 16 Pro Max", .phone956, (18, 0), newest, .faceID(62)),
  ]

  private static let sinceSeventeen: [DeviceModel] = [
    phone("iPhone 17e", .phone844, (26, 3), newest, .faceID(47, landscapeBottom: 20)),
    phone("iPhone 17", .phone874, (26, 0), newest, .faceID(62, landscapeBottom: 20)),
    phone("iPhone 17 Pro", .phone874, (26, 0), newest, .faceID(62, landscapeBottom: 20)),
    phone("iPhone 17 Pro Max", .phone956, (26, 0), newest, .faceID(62, landscapeBottom: 20)),
    phone("iPhone Air", .phone912, (26, 0), newest, .faceID(68, landscapeBottom: 20)),
    phone("iPhone 18 Pro", .phone874, (27, 0), newest, .faceID(62, landscapeBottom: 20)),
    phone("iPhone 18 Pro Max", .phone956, (27, 0), newest, .faceID(62, landscapeBottom: 20)),
    phone("iPhone Duo (outer)", .duoOuter, (27, 1), (27, 1), .duoOuter),
    phone("iPhone Duo (inner)", .duoInner, (27, 1), (27, 1), .duoInner),
  ]

  /// - Parameter safeAreas: `nil` if the safe areas of an iPhone without a home button are not
  ///   known.
  private static func phone(
    _ name: String, _ display: Display, _ first: (Int, Int), _ last: (Int, Int),
    _ safeAreas: SafeAreas? = .homeButton
  ) -> DeviceModel {
    DeviceModel(
      name: name, display: display, safeAreas: safeAreas,
      systems: OSVersion(first.0, first.1)...OSVersion(last.0, last.1))
  }
}
