/// The two displays of the iPhone Duo.
///
/// Sources: Apple's technical specifications for the outer display's size in pixels; App Store
/// Connect's screenshot sizes for the inner display's (2853x2007, which the device scales down to
/// its panel of 2670x1878); safearea.info for both sizes in points. No document by Apple gives the
/// size in points.
extension Display {
  public static let duoOuter = Display(
    devices: "iPhone Duo, outer display", points: PointSize(width: 466, height: 678),
    scale: .three, minimumOS: OSVersion(27, 0))

  public static let duoInner = Display(
    devices: "iPhone Duo, inner display", points: PointSize(width: 669, height: 951),
    scale: .three, minimumOS: OSVersion(27, 0))
}
