/// The displays of iPhones.
/// Sources: TN2244; Apple's table of device sizes; Apple's technical specifications, in pixels;
/// "iPhone 17 Screen Sizes" and its predecessors (Use Your Loaf), in points; xcbuild's
/// reimplementation of actool.
///
/// Apple does not document the sizes of the iPhone Duo in points, so they are from safearea.info.
/// The inner display has App Store Connect's screenshot size (2853x2007), which the device scales
/// down to its panel of 2670x1878.
extension Display {
  static let phones: [Display] = [
    .phone480, .phone568, .phone667, .zoomedPlus, .plus, .phone812, .phone812At2x, .phone896At2x,
    .phone896At3x, .phone844, .phone926, .phone852, .phone932, .phone874, .phone956, .phone912,
    .duoOuter, .duoInner,
  ]

  public static let phone480 = phone(
    "iPhone 4, 4s", 320, 480, .two, from: (7, 0), front: .homeButton(58.6, 115.2, 163))

  public static let phone568 = phone(
    "iPhone 5, 5s, 5c, SE, iPod touch", zoomed: "6, 7, 8, SE 2 and 3", 320, 568, .two,
    from: (7, 0),
    front: .homeButton(58.6, 123.8, 163))

  public static let phone667 = phone(
    "iPhone 6, 6s, 7, 8, SE 2 and 3", 375, 667, .two, from: (8, 0),
    front: .homeButton(67, 138.1, 163)
  )

  /// The Plus with Display Zoom. This display shows the @2x file if there is no @3x file.
  public static let zoomedPlus = phone(
    "", zoomed: "iPhone 6 Plus to 8 Plus", 375, 667, from: (8, 0),
    // The panel has 1080 pixels at 401 per inch; they show 375 points here, 414 without zoom.
    front: .homeButton(77.8, 158.1, 139.2))

  public static let plus = phone(
    "iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus", 414, 736, from: (8, 0),
    front: .homeButton(77.8, 158.1, 153.7))

  public static let phone812 = phone(
    "iPhone X, XS, 11 Pro, 12 and 13 mini", zoomed: "XS Max, 11 Pro Max", 375, 812, from: (11, 0),
    front: .faceID(70.9, 143.6, 152.7, corner: 39, .oledNotch))

  /// The XR and 11 with Display Zoom.
  public static let phone812At2x = phone(
    "", zoomed: "iPhone XR, 11", 375, 812, .two, from: (12, 0),
    front: .faceID(75.7, 150.9, 147.6, corner: 37.6, .lcdNotch))

  /// This display and ``phone896At3x`` have the same size in points, so they share an entry.
  public static let phone896At2x = phone(
    "iPhone XR, 11", 414, 896, .two, from: (12, 0),
    front: .faceID(75.7, 150.9, 163, corner: 41.5, .lcdNotch))

  public static let phone896At3x = phone(
    "iPhone XS Max, 11 Pro Max", 414, 896, from: (12, 0),
    front: .faceID(77.4, 157.5, 152.7, corner: 39, .oledNotch))

  public static let phone844 = phone(
    "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e, 17e", 390, 844, from: (14, 1),
    front: .faceID(71.5, 146.7, 153.3, corner: 47.33, .smallNotch))

  public static let phone926 = phone(
    "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, from: (14, 1),
    front: .faceID(78.1, 160.8, 152.7, corner: 53.33, .smallNotch))

  public static let phone852 = phone(
    "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, from: (16, 0),
    front: .faceID(71.5, 147.5, 153.3, corner: 55, .highIsland))

  public static let phone932 = phone(
    "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, from: (16, 0),
    front: .faceID(77.6, 160.7, 153.3, corner: 55, .highIsland))

  public static let phone874 = phone(
    "iPhone 16 Pro, 17, 17 Pro, 18 Pro", 402, 874, from: (18, 0),
    front: .faceID(71.5, 149.6, 153.3, corner: 62, .lowIsland))

  public static let phone956 = phone(
    "iPhone 16 Pro Max, 17 Pro Max, 18 Pro Max", 440, 956, from: (18, 0),
    front: .faceID(77.6, 163, 153.3, corner: 62, .lowIsland))

  public static let phone912 = phone(
    "iPhone Air", 420, 912, from: (26, 0),
    front: .faceID(74.7, 156.2, 153.3, corner: 62, .lowIsland))

  public static let duoOuter = phone("iPhone Duo, outer display", 466, 678, from: (27, 1))

  public static let duoInner = phone("iPhone Duo, inner display", 669, 951, from: (27, 1))

  private static func phone(
    _ devices: String, zoomed: String? = nil, _ width: Int, _ height: Int,
    _ scale: ScaleFactor = .three, from minimumOS: (Int, Int),
    front: DeviceFront? = nil
  ) -> Display {
    Display(
      usualDevices: devices, zoomedDevices: zoomed, idiom: .phone,
      points: PointSize(width: width, height: height), scale: scale,
      minimumOS: OSVersion(minimumOS.0, minimumOS.1), front: front)
  }
}
