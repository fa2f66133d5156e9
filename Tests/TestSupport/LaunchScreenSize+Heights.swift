public import LaunchRules

/// Sizes of later devices, named after the height in points.
extension LaunchScreenSize {
  public static let height812 = later(812)
  public static let height896 = later(896)
  public static let height844 = later(844)
  public static let height956 = later(956)
  public static let height1024 = later(1024)
  public static let height1366 = later(1366)

  private static func later(_ height: Int) -> LaunchScreenSize {
    LaunchScreenSize(rawValue: height)!
  }
}
