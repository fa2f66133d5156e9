package import LaunchRules
package import Pixels

/// A screen that gets startup images, as a web page sees it.
package struct StartupScreen: Hashable, Sendable {
  /// In portrait order: Safari's `device-width` and `device-height` are these in both orientations.
  package var points: PointSize
  package var scale: ScaleFactor
  /// The names of the devices; `nil` for a screen that ``LaunchRules`` does not have.
  package var devices: String?

  package init(points: PointSize, scale: ScaleFactor, devices: String? = nil) {
    self.points = points
    self.scale = scale
    self.devices = devices
  }

  /// The size of its images: Safari shows none of another size.
  package func pixels(_ orientation: StartupOrientation) -> PixelSize {
    let portrait = PixelSize(
      width: points.width * scale.rawValue, height: points.height * scale.rawValue)
    return orientation == .portrait ? portrait : portrait.transposed
  }

  /// Whether both are the same to a web page.
  func isSame(as other: StartupScreen) -> Bool {
    points == other.points && scale == other.scale
  }
}

extension StartupScreen: CustomStringConvertible {
  /// `402x874@3x`, in points.
  package var description: String { "\(points)\(scale)" }
}
