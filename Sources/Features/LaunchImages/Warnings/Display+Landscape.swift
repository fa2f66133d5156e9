package import LaunchRules
package import Pictures
package import Pixels

extension Display {
  package var landscape: PixelSize { PixelSize(width: pixelHeight, height: pixelWidth) }

  /// The part of the landscape screen inside the insets of its safe area, which are the same in
  /// both landscape orientations, as a share of the screen.
  package var landscapeSafePart: UnitRect {
    guard let area = safeAreas?.landscape else { return .whole }
    let (width, height) = (Double(points.height), Double(points.width))
    return UnitRect(
      x: Double(area.left) / width, y: Double(area.top) / height,
      width: (width - Double(area.left + area.right)) / width,
      height: (height - Double(area.top + area.bottom)) / height)
  }

  /// The part of the landscape screen that the camera hides, as a share of the screen; `nil` if the
  /// camera is outside the screen or unknown.
  package func cameraPart(_ orientation: LandscapeOrientation) -> UnitRect? {
    guard let camera = front?.camera, camera != .outside else { return nil }
    let (width, height) = (Double(points.height), Double(points.width))
    let reach = camera.reach / width
    // With the home button's side on the right, the camera is on the left.
    return UnitRect(
      x: orientation == .landscapeRight ? 0 : 1 - reach, y: (1 - camera.width / height) / 2,
      width: reach, height: camera.width / height)
  }

  /// The part of the landscape screen with the home indicator and the gap below it, as a share of
  /// the screen; `nil` without a home indicator.
  var homeIndicatorPart: UnitRect? {
    guard let front, !front.hasHomeButton else { return nil }
    let share = HomeIndicator.widthShare(.landscapeRight)
    let height = (HomeIndicator.bottom + HomeIndicator.height) / Double(points.width)
    return UnitRect(x: (1 - share) / 2, y: 1 - height, width: share, height: height)
  }
}
