/// The bar at the bottom of a screen without a home button, in the middle of the interface.
///
/// Source: the iPhone X, whose bar takes 134 of 375 points, and 209 of 812 in landscape. The same
/// share on other screens is an assumption.
public enum HomeIndicator {
  /// The bar's height, in points.
  public static let height = 5.0
  /// The distance from the bar to the bottom edge, in points.
  public static let bottom = 8.0

  /// The bar's share of the interface's width, from 0 to 1.
  public static func widthShare(_ orientation: InterfaceOrientation) -> Double {
    orientation.isLandscape ? 0.257 : 0.357
  }
}
