/// The bar in the middle of the interface's bottom edge on devices without a home button.
///
/// Source: the iPhone X, whose bar is 134 of 375 points wide, and in landscape 209 of 812. That
/// other screens have the same share is an assumption.
public enum HomeIndicator {
  /// The bar's height, in points.
  public static let height = 5.0
  /// The distance from the bar to the bottom edge of the interface, in points.
  public static let bottom = 8.0

  /// The bar's share of the interface's width, from 0 to 1.
  public static func widthShare(_ orientation: InterfaceOrientation) -> Double {
    orientation.isLandscape ? 0.257 : 0.357
  }
}
