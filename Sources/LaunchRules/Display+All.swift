extension Display {
  /// Every display, smallest iPhone first, iPads last.
  ///
  /// Sources: TN2244; Apple's table of device sizes; xcbuild's reimplementation of actool for the
  /// catalog's names.
  public static let all: [Display] = phones + tablets

  private static let phones = [
    Display(
      devices: "iPhone 4, 4s", points: PointSize(width: 320, height: 480), scale: .two,
      minimumOS: OSVersion(7, 0), catalogName: "LaunchImage-700"),
    Display(
      devices: "iPhone 5, 5s, 5c, SE; zoomed 6, 7, 8", points: PointSize(width: 320, height: 568),
      scale: .two, minimumOS: OSVersion(7, 0), catalogName: "LaunchImage-700-568h"),
    Display(
      devices: "iPhone 6, 6s, 7, 8, SE 2 and 3", points: PointSize(width: 375, height: 667),
      scale: .two, minimumOS: OSVersion(8, 0), catalogName: "LaunchImage-800-667h"),
    Display(
      devices: "zoomed iPhone 6 Plus to 8 Plus", points: PointSize(width: 375, height: 667),
      scale: .three, minimumOS: OSVersion(8, 0), catalogName: nil),
    Display(
      devices: "iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus",
      points: PointSize(width: 414, height: 736), scale: .three, minimumOS: OSVersion(8, 0),
      catalogName: "LaunchImage-800-Landscape-736h"),
    Display(
      devices: "iPhone X, XS, 11 Pro", points: PointSize(width: 375, height: 812), scale: .three,
      minimumOS: OSVersion(11, 0), catalogName: "LaunchImage-1100-Landscape-2436h"),
    Display(
      devices: "iPhone XR, 11", points: PointSize(width: 414, height: 896), scale: .two,
      minimumOS: OSVersion(12, 0), catalogName: "LaunchImage-1200-Landscape-1792h"),
    Display(
      devices: "iPhone XS Max, 11 Pro Max", points: PointSize(width: 414, height: 896),
      scale: .three, minimumOS: OSVersion(12, 0), catalogName: "LaunchImage-1200-Landscape-2688h"),
  ]

  private static let tablets = [
    Display(
      devices: "iPad 2, mini", points: PointSize(width: 768, height: 1024), scale: .one,
      minimumOS: OSVersion(7, 0), catalogName: "LaunchImage-700-Landscape~ipad"),
    Display(
      devices: "iPad, mini 2 to 5, Air, Pro 9.7", points: PointSize(width: 768, height: 1024),
      scale: .two, minimumOS: OSVersion(7, 0), catalogName: "LaunchImage-700-Landscape~ipad"),
    Display(
      devices: "iPad Pro 10.5", points: PointSize(width: 834, height: 1112), scale: .two,
      minimumOS: OSVersion(9, 0), catalogName: nil),
    Display(
      devices: "iPad Pro 11", points: PointSize(width: 834, height: 1194), scale: .two,
      minimumOS: OSVersion(9, 0), catalogName: nil),
    Display(
      devices: "iPad Pro 12.9", points: PointSize(width: 1024, height: 1366), scale: .two,
      minimumOS: OSVersion(9, 0), catalogName: nil),
  ]
}
