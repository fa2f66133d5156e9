/// The displays of iPads.
/// Sources: Apple's table of device sizes, and technical specifications; xcbuild's reimplementation
/// of actool.
extension Display {
  static let tablets: [Display] = [
    .pad1024At1x, .pad1024At2x, .pad1133, .pad1080, .pad1180, .pad1112, .pad1194, .pad1210,
    .pad1366, .pad1376,
  ]

  public static let pad1024At1x = pad(
    "iPad 2, mini", 768, 1024, .one, from: 7,
    front: .homeButton(185.7, 241.2, 132))

  public static let pad1024At2x = pad(
    "iPad 3 to 6, mini 2 to 5, Air, Air 2, Pro 9.7", 768, 1024, from: 7,
    front: .homeButton(169.5, 240, 132))

  public static let pad1133 = pad(
    "iPad mini 6, mini (A17 Pro)", 744, 1133, from: 15,
    front: .faceID(134.8, 195.4, 163, corner: 18, .outside))

  public static let pad1080 = pad(
    "iPad 7 to 9", 810, 1080, from: 13, front: .homeButton(174.1, 250.6, 132))

  public static let pad1180 = pad(
    "iPad 10, (A16), Air 4 and 5, Air 11", 820, 1180, from: 14,
    front: .faceID(178.5, 247.6, 132, corner: 18, .outside))

  public static let pad1112 = pad(
    "iPad Pro 10.5, Air 3", 834, 1112, from: 9, front: .homeButton(174.1, 250.6, 132))

  public static let pad1194 = pad(
    "iPad Pro 11, to the 4th generation", 834, 1194, from: 9,
    front: .faceID(178.5, 247.6, 132, corner: 18, .outside))

  public static let pad1210 = pad(
    "iPad Pro 11 (M4 and M5)", 834, 1210, from: 17,
    front: .faceID(177.5, 249.7, 132, corner: 18, .outside))

  public static let pad1366 = pad(
    "iPad Pro 12.9, Air 13", 1024, 1366, from: 9,
    front: .faceID(214.9, 280.6, 132, corner: 18, .outside))

  public static let pad1376 = pad(
    "iPad Pro 13 (M4 and M5)", 1032, 1376, from: 17,
    front: .faceID(215.5, 281.6, 132, corner: 18, .outside))

  private static func pad(
    _ devices: String, _ width: Int, _ height: Int, _ scale: ScaleFactor = .two,
    from minimumOS: Int, front: DeviceFront
  ) -> Display {
    Display(
      usualDevices: devices, idiom: .pad, points: PointSize(width: width, height: height),
      scale: scale, minimumOS: OSVersion(minimumOS, 0), front: front)
  }
}
