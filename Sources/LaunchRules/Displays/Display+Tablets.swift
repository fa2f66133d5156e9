/// iPads draw landscape launch images as they are, never turned.
///
/// Sources: Apple's table of device sizes; xcbuild's reimplementation of actool.
extension Display {
  public static let pad1024At1x = Display(
    devices: "iPad 2, mini", points: PointSize(width: 768, height: 1024), scale: .one,
    minimumOS: OSVersion(7, 0), catalogNames: .both("700", "~ipad"))

  public static let pad1024At2x = Display(
    devices: "iPad, mini 2 to 5, Air, Pro 9.7", points: PointSize(width: 768, height: 1024),
    scale: .two, minimumOS: OSVersion(7, 0), catalogNames: .both("700", "~ipad"))

  public static let pad1112 = Display(
    devices: "iPad Pro 10.5", points: PointSize(width: 834, height: 1112), scale: .two,
    minimumOS: OSVersion(9, 0))

  public static let pad1194 = Display(
    devices: "iPad Pro 11", points: PointSize(width: 834, height: 1194), scale: .two,
    minimumOS: OSVersion(9, 0))

  public static let pad1366 = Display(
    devices: "iPad Pro 12.9", points: PointSize(width: 1024, height: 1366), scale: .two,
    minimumOS: OSVersion(9, 0))
}
