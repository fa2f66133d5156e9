package import LaunchRules
package import Pixels

/// A screen that gets startup images, as a web page sees it.
package struct StartupScreen: Equatable, Sendable {
  /// The size in portrait order, which Safari reports as `device-width` and `device-height` in both
  /// orientations.
  package var points: PointSize
  package var scale: ScaleFactor
  /// The names of the devices with this screen; `nil` for a screen that is not in ``LaunchRules``.
  package var devices: String?

  package init(points: PointSize, scale: ScaleFactor, devices: String? = nil) {
    self.points = points
    self.scale = scale
    self.devices = devices
  }

  /// The size that the screen's images must have, in pixels. Safari ignores images of other sizes.
  package func pixels(_ orientation: StartupOrientation) -> PixelSize {
    let portrait = PixelSize(
      width: points.width * scale.rawValue, height: points.height * scale.rawValue)
    return orientation == .portrait ? portrait : portrait.transposed
  }

  /// Whether a web page cannot distinguish the two screens.
  func isSame(as other: StartupScreen) -> Bool {
    points == other.points && scale == other.scale
  }
}

extension StartupScreen: CustomStringConvertible {
  /// `402x874@3x`: the size in points and the scale.
  package var description: String { "\(points)\(scale)" }
}
