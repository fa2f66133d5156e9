/// The displays of iPhones with a home button.
///
/// Sources: TN2244; Apple's table of device sizes; xcbuild's reimplementation of actool.
extension Display {
  public static let phone480 = Display(
    devices: "iPhone 4, 4s", points: PointSize(width: 320, height: 480), scale: .two,
    minimumOS: OSVersion(7, 0), catalogNames: CatalogNames(portrait: "LaunchImage-700"),
    front: .homeButton(58.6, 115.2, 163))

  public static let phone568 = Display(
    devices: "iPhone 5, 5s, 5c, SE, iPod touch", zoomed: "6, 7, 8, SE 2 and 3",
    points: PointSize(width: 320, height: 568),
    scale: .two, minimumOS: OSVersion(7, 0),
    catalogNames: CatalogNames(portrait: "LaunchImage-700-568h"),
    front: .homeButton(58.6, 123.8, 163))

  public static let phone667 = Display(
    devices: "iPhone 6, 6s, 7, 8, SE 2 and 3", points: PointSize(width: 375, height: 667),
    scale: .two, minimumOS: OSVersion(8, 0),
    catalogNames: CatalogNames(portrait: "LaunchImage-800-667h"), front: .homeButton(67, 138.1, 163)
  )

  /// The Plus with Display Zoom. It shows the @2x file if there is no @3x file.
  public static let zoomedPlus = Display(
    devices: "", zoomed: "iPhone 6 Plus to 8 Plus", points: PointSize(width: 375, height: 667),
    scale: .three, minimumOS: OSVersion(8, 0),
    // 1080 pixels at 401 per inch show 375 and 414 points.
    front: .homeButton(77.8, 158.1, 139.2))

  public static let plus = Display(
    devices: "iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus",
    points: PointSize(width: 414, height: 736), scale: .three, minimumOS: OSVersion(8, 0),
    catalogNames: .both("800", "-736h"), front: .homeButton(77.8, 158.1, 153.7))
}
