/// The area in which a launch screen is laid out: a whole screen as it is held, or a window.
package struct LaunchWindow: Hashable, Sendable {
  /// The width and height as they are seen.
  package var size: PointSize
  package var safeArea: SafeArea

  package init(size: PointSize, safeArea: SafeArea = SafeArea()) {
    (self.size, self.safeArea) = (size, safeArea)
  }

  /// The whole screen. If no source gives the safe area, it is the whole screen too.
  ///
  /// - Parameter safeArea: the safe area of a device; `nil` for the largest insets of all devices.
  package init(_ display: Display, held: InterfaceOrientation, safeArea: SafeArea? = nil) {
    let (short, long) = (display.points.width, display.points.height)
    size = PointSize(
      width: held.isLandscape ? long : short, height: held.isLandscape ? short : long)
    self.safeArea = safeArea ?? display.safeAreas?[held] ?? SafeArea()
  }
}
