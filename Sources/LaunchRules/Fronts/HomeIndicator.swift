/// The bar at the bottom of a screen without a home button, in the middle of the interface.
///
/// Source: the iPhone X, whose bar takes 134 of 375 points, and 209 of 812 in landscape. That it takes
/// the same share of other screens is an assumption.
public enum HomeIndicator {
  /// In points.
  public static let height = 5.0
  /// Between the bar and the bottom edge, in points.
  public static let bottom = 8.0

  /// The part of the interface's width that it takes, from 0 to 1.
  public static func widthShare(_ orientation: InterfaceOrientation) -> Double {
    orientation.isLandscape ? 0.257 : 0.357
  }
}
